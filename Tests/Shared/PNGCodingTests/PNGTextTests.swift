import Testing
import TestSupport

@testable import PNGCoding

@Suite struct PNGTextTests {
  @Test(arguments: [
    "", "one", "日本\n e\u{301} \u{10FFFF}", String(repeating: "cells ", count: 9000),
  ])
  func `a text is read back, and the picture is unchanged`(text: String) throws {
    for bitmap in [Bitmap(width: 3, height: 2), Bitmap(width: 0, height: 0)] {
      let file = PNGEncoder.encode(bitmap, with: PNGText(keyword: "Notes", text: text))
      let reader = try PNGReader(file)
      #expect(reader.text("Notes") == text)
      #expect(reader.text("Note") == nil)
      #expect(try reader.image() == PNGReader.read(PNGEncoder.encode(bitmap)))
      #expect(file.count < 1500)
    }
  }

  @Test func `a file without a text has none`() throws {
    #expect(try PNGReader(PNGEncoder.encode(Bitmap(width: 1, height: 1))).text("Notes") == nil)
  }

  @Test func `an uncompressed text of another tool, with a language, is read`() {
    let chunk = Array("Notes".utf8) + [0, 0, 0] + Array("de\0Notizen\0äb\0c".utf8)
    #expect(PNGText(chunk[...]) == PNGText(keyword: "Notes", text: "äb\0c"))
  }

  @Test(arguments: [
    [], [0], Array("Notes".utf8), Array("Notes\0\u{1}\0".utf8), Array("Notes\0\u{1}\0\0".utf8),
    Array("Notes\0\u{1}\0\0\0".utf8), Array("Notes\0\u{1}\0\0\0abcdefgh".utf8),
    Array("Notes\0\u{2}\0\0\0a".utf8), Array("Notes\0\0\u{1}\0\0a".utf8),
    Array("Notes\0\0\0\0\0".utf8) + [0xFF],
  ])
  func `a damaged text is refused`(chunk: [UInt8]) {
    #expect(PNGText(chunk[...]) == nil)
  }

  @Test func `a text that would fill the memory is refused`() {
    let zeros = Deflate.compress(Array(repeating: 65, count: (1 << 22) + 1), rowLength: 0)
    #expect(PNGText((Array("Notes\0\u{1}\0\0\0".utf8) + zeros)[...]) == nil)
  }

  @Test func `a damaged chunk never traps`() {
    let chunk = PNGText(keyword: "Notes", text: "one\n two two two").chunk
    var random = SeededRandom(seed: 5)
    for _ in 0..<500 {
      var damaged = chunk
      damaged[Int.random(in: chunk.indices, using: &random)] = .random(in: 0...255, using: &random)
      _ = PNGText(damaged[...])
      _ = PNGText(chunk[..<Int.random(in: chunk.indices, using: &random)])
    }
  }
}
