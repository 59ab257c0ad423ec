import Foundation
import Testing

@testable import SystemShims

@Suite struct ProgramSymbolsTests {
  /// Makes a program with one function, `main`, of 16 bytes at 0x1000.
  private static func makeFile() -> [UInt8] {
    func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
    let texts = Array("\0main\0".utf8)
    let symbols =
      [UInt8](repeating: 0, count: 24)
      + bytes(UInt32(1)) + [2, 0, 1, 0] + bytes(UInt64(0x1000)) + bytes(UInt64(16))
    func header(_ kind: UInt32, _ place: Int, _ size: Int, link: UInt32) -> [UInt8] {
      bytes(UInt32(0)) + bytes(kind) + bytes(UInt64(0)) + bytes(UInt64(0))
        + bytes(UInt64(place)) + bytes(UInt64(size)) + bytes(link)
        + [UInt8](repeating: 0, count: 20)
    }
    let headers =
      [UInt8](repeating: 0, count: 64) + header(2, 64, symbols.count, link: 2)
      + header(3, 64 + symbols.count, texts.count, link: 0)
    var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 58)
    file.replaceSubrange(0x28..<0x30, with: bytes(UInt64(64 + symbols.count + texts.count)))
    file.replaceSubrange(0x3A..<0x3E, with: bytes(UInt16(64)) + bytes(UInt16(3)))
    return file + symbols + texts + headers
  }

  private func names(of addresses: [UInt], in file: [UInt8]) -> [UInt: String] {
    ProgramSymbols.names(of: addresses, loadedAt: 0x4000_0000, in: Data(file))
  }

  @Test func `addresses within a function have its name`() {
    let addresses: [UInt] = [0x4000_0FFF, 0x4000_1000, 0x4000_100F, 0x4000_1010, 5]
    #expect(
      names(of: addresses, in: Self.makeFile()) == [0x4000_1000: "main", 0x4000_100F: "main"])
    #expect(names(of: [], in: Self.makeFile()) == [:])
  }

  @Test func `a truncated or changed file does no harm`() {
    let file = Self.makeFile()
    for length in 0..<file.count { _ = names(of: [0x4000_1000], in: Array(file[..<length])) }
    for place in file.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
        var changed = file
        changed[place] = byte
        _ = names(of: [0x4000_1000], in: changed)
      }
    }
  }
}
