import Foundation

/// The functions of this program by address, as its file lists them for debuggers.
///
/// The dynamic linker only knows the symbols that the file exports.
package enum ProgramSymbols {
  /// Returns the symbols of addresses that lie in a function of this program.
  ///
  /// It searches the whole list, which takes some milliseconds. A program without the list yields no symbols.
  package static func ofThisProgram(_ addresses: [UInt]) -> [UInt: String] {
    #if os(Linux)
      let path = "/proc/self/exe"
      guard !addresses.isEmpty,
        let base = DynamicLinker.location(of: UInt(bitPattern: #dsohandle))?.image,
        let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
      else { return [:] }
      return names(of: addresses, loadedAt: base, in: file)
    #else
      return [:]
    #endif
  }

  /// Returns the symbols of addresses in a 64-bit ELF file.
  ///
  /// - Parameters:
  ///   - addresses: Addresses in memory.
  ///   - base: The address at which the file was loaded.
  ///   - file: The file's content; a malformed file yields no symbols.
  package static func names(
    of addresses: [UInt], loadedAt base: UInt, in file: Data
  ) -> [UInt: String] {
    file.withUnsafeBytes { bytes in
      guard let sections = ELFSections(bytes), let table = sections.symbols,
        let texts = sections.section(table.link)
      else { return [:] }
      let wanted = addresses.filter { $0 >= base }.map { (address: $0, place: $0 - base) }
      guard let least = wanted.map(\.place).min(), let most = wanted.map(\.place).max() else {
        return [:]
      }
      var names: [UInt: String] = [:]
      for entry in stride(
        from: table.start, to: table.end - ELFSections.symbolSize + 1, by: ELFSections.symbolSize)
      {
        let value = UInt(bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self))
        guard value <= most, bytes[entry + 4] & 0xF == ELFSections.function else { continue }
        let size = UInt(bytes.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self))
        guard size > 0, least - min(least, value) < size || value >= least else { continue }
        for (address, place) in wanted where place >= value && place - value < size {
          let offset = Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
          names[address] = texts.text(at: offset, in: bytes)
        }
      }
      return names
    }
  }
}

/// The sections of an ELF file (System V ABI, chapter 4).
private struct ELFSections {
  struct Section {
    var start: Int
    var end: Int
    /// The number of the section with its strings.
    var link: Int

    func text(at offset: Int, in bytes: UnsafeRawBufferPointer) -> String? {
      guard offset >= 0, offset < end - start else { return nil }
      return String(decoding: bytes[(start + offset)..<end].prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  static let symbolSize = 24
  static let function: UInt8 = 2
  private static let headerSize = 64
  private static let symbolTable: UInt32 = 2

  private let bytes: UnsafeRawBufferPointer
  private let start: Int
  private let count: Int

  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.headerSize, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      return nil
    }
    self.bytes = bytes
    let place = bytes.loadUnaligned(fromByteOffset: 0x28, as: UInt64.self)
    let size = Int(bytes.loadUnaligned(fromByteOffset: 0x3A, as: UInt16.self))
    count = Int(bytes.loadUnaligned(fromByteOffset: 0x3C, as: UInt16.self))
    guard size == Self.headerSize, place <= UInt64(bytes.count),
      count * size <= bytes.count - Int(place)
    else { return nil }
    start = Int(place)
  }

  /// The list of all symbols, or `nil` if the file was stripped.
  var symbols: Section? {
    for number in 0..<count where kind(number) == Self.symbolTable { return section(number) }
    return nil
  }

  func section(_ number: Int) -> Section? {
    guard (0..<count).contains(number) else { return nil }
    let header = start + number * Self.headerSize
    let place = bytes.loadUnaligned(fromByteOffset: header + 0x18, as: UInt64.self)
    let size = bytes.loadUnaligned(fromByteOffset: header + 0x20, as: UInt64.self)
    guard place <= UInt64(bytes.count), size <= UInt64(bytes.count) - place else { return nil }
    let link = bytes.loadUnaligned(fromByteOffset: header + 0x28, as: UInt32.self)
    return Section(start: Int(place), end: Int(place + size), link: Int(link))
  }

  private func kind(_ number: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: start + number * Self.headerSize + 4, as: UInt32.self)
  }
}
