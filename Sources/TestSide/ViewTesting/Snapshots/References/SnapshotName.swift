import Foundation

/// The name of a reference's file: the test, what tells its snapshots apart, and the format.
struct SnapshotName: Sendable, Hashable {
  /// The test's part of it.
  let test: String
  /// The whole of it.
  let file: String

  init(
    test: String, name: String?, conditions: SnapshotConditions, format: SnapshotFormat
  ) {
    self.test = Self.clean(test.prefix { $0 != "(" })
    let parts = [self.test] + (name.map { [Self.clean($0[...])] } ?? []) + conditions.nameParts
    file = (parts + [format.kind.rawValue]).joined(separator: ".")
  }

  /// The test's part of the name of a file.
  static func test(ofFile file: String) -> String { String(file.prefix { $0 != "." }) }

  /// Letters, digits, `-` and `_`, so that the name is one on every system.
  static func clean(_ text: Substring) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let name = words.joined(separator: "-")
    if name == text, name.count <= longest { return name }
    let isReadable = name.count <= longest && text.allSatisfy { $0.isASCII }
    if isReadable { return name }
    // Two long names, or names in other scripts, must stay two.
    return name.prefix(longest) + "-" + String(hash(text), radix: 36)
  }

  /// FNV-1a: the same in every process, unlike `Hasher`.
  private static func hash(_ text: Substring) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static let longest = 80
}
