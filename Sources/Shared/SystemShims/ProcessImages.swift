import Foundation

/// The program and the libraries loaded into another process.
package struct ProcessImages: Sendable {
  /// A place in a file that a process has loaded.
  package struct Place: Hashable, Sendable {
    /// The file's path.
    package var file: String
    /// The offset of the place from the file's first address in memory.
    package var offset: UInt64
    /// The file's first address in memory.
    package var base: UInt64
  }

  private struct Part {
    var range: Range<UInt64>
    var file: String
    var base: UInt64
  }

  private var parts: [Part] = []

  /// Reads the current images of a process; empty if it has ended.
  package init(of process: Int32) {
    self.init(maps: (try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)) ?? "")
  }

  /// Reads a list in the form of `/proc/…/maps`; unexpected lines are skipped.
  package init(maps: String) {
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5)
      // The last field is the rest of the line, with the blanks that align it.
      guard fields.count == 6, let start = fields[5].firstIndex(where: { $0 != " " }) else {
        continue
      }
      let file = String(fields[5][start...])
      guard file.hasPrefix("/"), !file.hasSuffix(" (deleted)") else { continue }
      let bounds = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard bounds.count == 2, bounds[0] < bounds[1] else { continue }
      // The file's first address is that of its first part.
      let base = parts.last { $0.file == file }?.base ?? bounds[0]
      parts.append(Part(range: bounds[0]..<bounds[1], file: file, base: base))
    }
  }

  /// Returns the place of an address, or `nil` for the heap and stacks.
  package func place(of address: UInt64) -> Place? {
    parts.first { $0.range.contains(address) }.map {
      Place(file: $0.file, offset: address - $0.base, base: $0.base)
    }
  }
}
