import Foundation

/// Reads the section names of an executable (System V ABI, chapter 4).
///
/// A few small reads suffice even for a large file.
struct ElfFile {
  private let handle: FileHandle
  private let is64Bit: Bool

  /// Opens a file; fails if it isn't a little-endian ELF file.
  init?(path: String) {
    guard let handle = FileHandle(forReadingAtPath: path),
      let magic = try? handle.read(upToCount: 20), magic.count == 20,
      magic.starts(with: [0x7f, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F")]),
      // Swift runs only on little-endian machines.
      magic[5] == 1, magic[4] == 1 || magic[4] == 2
    else { return nil }
    self.handle = handle
    is64Bit = magic[4] == 2
  }

  /// Returns whether the file has a section with a name.
  ///
  /// Returns `false` for a damaged file; every number in the file is checked before use.
  func hasSection(named name: String) -> Bool {
    guard let header = read(at: 0, count: is64Bit ? 64 : 52) else { return false }
    let offset = is64Bit ? header.number(at: 40, size: 8) : header.number(at: 32, size: 4)
    let tail = is64Bit ? 58 : 46
    let size = header.number(at: tail, size: 2)
    let count = header.number(at: tail + 2, size: 2)
    let namesIndex = header.number(at: tail + 4, size: 2)
    guard size >= (is64Bit ? 64 : 40), namesIndex < count,
      let table = read(at: offset, count: size * count),
      let names = names(table, at: namesIndex * size)
    else { return false }
    let wanted = Array(name.utf8) + [0]
    return (0..<count).contains { index in
      let start = table.number(at: index * size, size: 4)
      return start < names.count && names[start...].starts(with: wanted)
    }
  }

  private func names(_ table: [UInt8], at entry: Int) -> [UInt8]? {
    let offset = table.number(at: entry + (is64Bit ? 24 : 16), size: is64Bit ? 8 : 4)
    let size = table.number(at: entry + (is64Bit ? 32 : 20), size: is64Bit ? 8 : 4)
    return read(at: offset, count: size)
  }

  private func read(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, (1...Self.tableSizeLimit).contains(count),
      (try? handle.seek(toOffset: UInt64(offset))) != nil,
      let data = try? handle.read(upToCount: count), data.count == count
    else { return nil }
    return [UInt8](data)
  }

  // Real tables have a few kilobytes; a file that claims more is damaged.
  private static let tableSizeLimit = 16 * 1024 * 1024
}

extension [UInt8] {
  /// Returns a little-endian number; one that does not fit becomes the largest possible.
  fileprivate func number(at offset: Int, size: Int) -> Int {
    var value: UInt64 = 0
    for byte in self[offset..<offset + size].reversed() { value = value << 8 | UInt64(byte) }
    return Int(clamping: value)
  }
}
