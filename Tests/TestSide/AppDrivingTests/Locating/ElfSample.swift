import Foundation

/// Writes small executables that contain only sections.
struct ElfSample {
  var sections: [String]
  var is64Bit = true

  /// The content of the file.
  var data: Data {
    let headerSize = is64Bit ? 64 : 52
    let entrySize = is64Bit ? 64 : 40
    var names = Data([0])
    var starts: [Int] = []
    for section in sections + [".shstrtab"] {
      starts.append(names.count)
      names += Data(section.utf8) + [0]
    }
    var file = Data([0x7f]) + Data("ELF".utf8) + [is64Bit ? 2 : 1, 1, 1] + Data(count: 9)
    file += Data(count: headerSize - file.count)
    let namesOffset = file.count
    file += names
    let table = file.count
    for (index, start) in starts.enumerated() {
      var entry = Data(count: entrySize)
      entry.put(start, at: 0, size: 4)
      if index == starts.count - 1 {
        entry.put(namesOffset, at: is64Bit ? 24 : 16, size: is64Bit ? 8 : 4)
        entry.put(names.count, at: is64Bit ? 32 : 20, size: is64Bit ? 8 : 4)
      }
      file += entry
    }
    file.put(table, at: is64Bit ? 40 : 32, size: is64Bit ? 8 : 4)
    let tail = is64Bit ? 58 : 46
    file.put(entrySize, at: tail, size: 2)
    file.put(starts.count, at: tail + 2, size: 2)
    file.put(starts.count - 1, at: tail + 4, size: 2)
    return file
  }
}

extension Data {
  /// Writes a little-endian number.
  mutating func put(_ number: Int, at offset: Int, size: Int) {
    for index in 0..<size {
      self[offset + index] = UInt8(truncatingIfNeeded: number >> (8 * index))
    }
  }
}
