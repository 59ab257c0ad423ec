import Foundation

/// The program and the libraries in the memory of another process.
package struct ProcessImages: Sendable {
  /// A place in a file that a process has loaded.
  package struct Place: Hashable, Sendable {
    /// The file's path.
    package var file: String
    /// The distance from where the file begins in memory.
    package var offset: UInt64
    /// Where the file begins in memory.
    package var base: UInt64
  }

  private struct Part {
    var range: Range<UInt64>
    var file: String
    var base: UInt64
  }

  private var parts: [Part] = []

  /// Reads what a process has in memory now; nothing of one that has ended.
  package init(of process: Int32) {
    self.init(maps: (try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)) ?? "")
  }

  /// Reads a list in the form of `/proc/…/maps`; lines that aren't as expected are left out.
  package init(maps: String) {
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5)
      // The last one is all that is left, with the blanks that align it.
      guard fields.count == 6, let start = fields[5].firstIndex(where: { $0 != " " }) else {
        continue
      }
      let file = String(fields[5][start...])
      guard file.hasPrefix("/"), !file.hasSuffix(" (deleted)") else { continue }
      let bounds = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard bounds.count == 2, bounds[0] < bounds[1] else { continue }
      // The first part of a file is its beginning; the others follow.
      let base = parts.last { $0.file == file }?.base ?? bounds[0]
      parts.append(Part(range: bounds[0]..<bounds[1], file: file, base: base))
    }
  }

  /// Finds the file of an address; `nil` for the heap and stacks.
  package func place(of address: UInt64) -> Place? {
    parts.first { $0.range.contains(address) }.map {
      Place(file: $0.file, offset: address - $0.base, base: $0.base)
    }
  }
}
