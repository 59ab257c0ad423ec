import Foundation
import Testing
import TestSupport

@testable import PNGCoding

@Suite struct PNGEncoderTests {
  @Test func `checksums are the known ones`() {
    #expect(Checksum.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksum.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(Checksum.adler32([]) == 1)
    #expect(Checksum.crc32([]) == 0)
    #expect(Checksum.adler32(Array(repeating: 255, count: 100_000)) == 0x149A_302C)
  }

  @Test(arguments: 0..<40)
  func `compressed data is restored`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let alphabet = UInt8.random(in: 0...255, using: &random)
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let byte = UInt8.random(in: 0...alphabet, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.append(byte)
      case 1: bytes += Array(repeating: byte, count: Int.random(in: 1...700, using: &random))
      default:
        let start = Int.random(in: 0...bytes.count, using: &random)
        bytes += bytes[start...].prefix(300)
      }
    }
    let rowLength = Int.random(in: 0...40_000, using: &random)
    let stream = Deflate.compress(bytes, rowLength: rowLength)
    #expect(try Inflater.inflate(stream, limit: bytes.count) == bytes, "seed \(seed)")
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257, 1000])
  func `pixels are restored, with the fewest bits for their colours`(colors: Int) throws {
    let width = 37
    let image = try #require(
      DisplayImage.drawn(width, 31) { x, y in
        let index = (y * width + x) % colors
        return [UInt8(index & 255), UInt8(index >> 8), 7, index % 5 == 4 ? 9 : 255]
      })
    let file = PNGEncoder.encode(image)
    #expect(try PNGReader.read(file) == image)
    let header = try Self.header(of: file)
    #expect(header.colorType == (colors <= 256 ? .palette : .colorAlpha))
    #expect(header.depth == (colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8))
  }

  @Test func `opaque photographs need no alpha`() throws {
    let image = try #require(
      DisplayImage.drawn(64, 64) { x, y in
        [UInt8(x * 4), UInt8(y * 4), UInt8((x * y) & 255), 255]
      })
    let file = PNGEncoder.encode(image)
    #expect(try Self.header(of: file).colorType == .color)
    #expect(try PNGReader.read(file) == image)
    #expect(file.count < image.pixels.count * 3 / 4)
  }

  @Test func `clear pixels lose their invisible colour`() throws {
    let image = try #require(DisplayImage.drawn(2, 1) { x, _ in [UInt8(x), 3, 4, 0] })
    #expect(try PNGReader.read(PNGEncoder.encode(image)).pixels == Array(repeating: 0, count: 8))
  }

  @Test func `a picture without pixels is a single clear one`() throws {
    let decoded = try PNGReader.read(PNGEncoder.encode(.nothing))
    #expect(decoded == DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 0]))
  }

  /// Reads the header of a file, whose data begins after the signature and the length and name of the chunk.
  private static func header(of file: [UInt8]) throws -> PNGHeader { try PNGHeader(file[16..<29]) }
}

extension DisplayImage {
  /// Makes a picture from the four bytes of each pixel.
  fileprivate static func drawn(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> [UInt8]
  ) -> DisplayImage? {
    let places = (0..<height).flatMap { y in (0..<width).map { x in (x, y) } }
    return DisplayImage(width: width, height: height, pixels: places.flatMap(pixel))
  }
}
