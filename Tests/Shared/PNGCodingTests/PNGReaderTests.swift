import Foundation
import Testing
import TestSupport

@testable import PNGCoding

struct PNGReaderTests {
  @Test(arguments: PNGSample.all)
  func `every colour type, depth, filter and compression is decoded, interlaced or not`(
    sample: PNGSample
  ) throws {
    let image = try PNGReader.read(Array(sample.data))
    #expect(image.width * image.height == sample.pixelCount)
    #expect(
      String(Checksum.crc32(image.pixels), radix: 16)
        == String(sample.pixelChecksum, radix: 16))
  }

  @Test(arguments: PNGSample.all)
  func `a truncated file is rejected`(sample: PNGSample) {
    let bytes = Array(sample.data)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: PNGReadingError.self) { try PNGReader.read(Array(bytes[..<count])) }
    }
  }

  @Test(arguments: PNGSample.all)
  func `a damaged byte is detected`(sample: PNGSample) {
    let bytes = Array(sample.data)
    for index in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 60)) {
      var damaged = bytes
      damaged[index] ^= 0x24
      #expect(throws: PNGReadingError.self) { try PNGReader.read(damaged) }
    }
  }

  @Test func `damaged compressed data never traps`() {
    var random = SeededRandom(seed: 11)
    for sample in PNGSample.all {
      let bytes = Array(sample.data)
      guard let start = bytes.firstRange(of: Array("IDAT".utf8))?.upperBound else { continue }
      for _ in 0..<40 {
        var packed = Array(bytes[start...])
        for _ in 0..<3 {
          packed[Int.random(in: 2..<packed.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        let unpacked = try? Inflater.inflate(packed, limit: 100_000)
        #expect((unpacked?.count ?? 0) <= 100_000)
      }
    }
  }

  @Test func `a placeholder has the size of the picture, if known and not too large`() throws {
    let sample = try #require(PNGSample.interlaced.first)
    let bytes = Array(sample.data.prefix(40))
    let placeholder = PNGReader.placeholder(for: bytes)
    #expect(placeholder.width == 9 && placeholder.height == 7)
    #expect(placeholder.pixels.count == sample.pixelCount * 4)
    #expect(Set(placeholder.pixels) == [128])
    var large = bytes
    large[17] = 0x10
    for other in [large, Array(bytes.prefix(28)), Array("text".utf8), []] {
      let usual = PNGReader.placeholder(for: other)
      #expect(usual.width == 16 && usual.height == 16)
    }
  }

  @Test func `an encoded image can be decoded`() throws {
    var random = SeededRandom(seed: 5)
    // The colour of a transparent pixel isn't preserved.
    let pixels = (0..<(150 * 120 * 4)).map { _ in UInt8.random(in: 1...255, using: &random) }
    let image = try #require(DisplayImage(width: 150, height: 120, pixels: pixels))
    #expect(try PNGReader.read(PNGEncoder.encode(image)) == image)
  }
}
