import Foundation
import Testing

@testable import PlatformTypes
@testable import TerminalUIKit

@Suite struct PNGEncoderTests {
  @Test func `checksums are the known ones`() {
    #expect(Checksum.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksum.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(Checksum.adler32([]) == 1)
    #expect(Checksum.crc32([]) == 0)
    #expect(Checksum.adler32(Array(repeating: 255, count: 100_000)) == 0x149A_302C)
  }

  @Test(arguments: 0..<40)
  func `what was compressed comes back`(seed: Int) throws {
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
    #expect(try Inflate.zlib(stream) == bytes, "seed \(seed)")
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257, 1000])
  func `pixels come back, with the fewest bits that hold their colours`(colors: Int) throws {
    let width = 37
    let height = 31
    let image = DisplayImage.drawn(width, height) { x, y in
      let index = (y * width + x) % colors
      return DisplayColor(
        red: UInt8(index & 255), green: UInt8(index >> 8), blue: 7, alpha: index % 5 == 4 ? 9 : 255)
    }
    let file = PNGEncoder.encode(image)
    let decoded = try PNGDecoder(file)
    #expect(decoded.width == width)
    #expect(decoded.height == height)
    #expect(decoded.pixels.flatMap { $0 } == image.pixels)
    #expect(decoded.colorType == (colors <= 256 ? 3 : 6))
    let depth = colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8
    #expect(decoded.bitDepth == depth)
  }

  @Test func `opaque photographs need no alpha`() throws {
    let image = DisplayImage.drawn(64, 64) { x, y in
      DisplayColor(red: UInt8(x * 4), green: UInt8(y * 4), blue: UInt8((x * y) & 255))
    }
    let file = PNGEncoder.encode(image)
    let decoded = try PNGDecoder(file)
    #expect(decoded.colorType == 2)
    #expect(decoded.pixels.flatMap { $0 } == image.pixels)
    #expect(file.count < image.pixels.count * 3 / 4)
  }

  @Test func `clear pixels lose the colour that nobody sees`() throws {
    let image = DisplayImage.drawn(2, 1) { x, _ in
      DisplayColor(red: UInt8(x), green: 3, blue: 4, alpha: 0)
    }
    #expect(try PNGDecoder(PNGEncoder.encode(image)).pixels == [[0, 0, 0, 0], [0, 0, 0, 0]])
  }

  @Test func `a picture without pixels is a single clear one`() throws {
    let decoded = try PNGDecoder(PNGEncoder.encode(.drawn(0, 0) { _, _ in .clear }))
    #expect(decoded.width == 1)
    #expect(decoded.pixels == [[0, 0, 0, 0]])
  }
}
