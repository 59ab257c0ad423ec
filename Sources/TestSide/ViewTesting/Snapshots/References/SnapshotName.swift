import Foundation

/// The name of a reference's file: the test, what tells its snapshots apart, and the format.
struct SnapshotName: Sendable, Hashable {
  private let parts: [String]
  private let format: SnapshotFormat

  /// - Parameters:
  ///   - test: The test's function.
  ///   - function: The function that takes the snapshot: the test's, or another that it calls.
  ///   - name: What the call says.
  ///   - conditions: What the snapshot is taken under.
  ///   - format: How it is written down.
  init(
    test: String, function: String? = nil, name: String?, conditions: SnapshotConditions,
    format: SnapshotFormat
  ) {
    let test = Self.clean(Self.base(of: test))
    let function = function.map { Self.clean(Self.base(of: $0)) }
    let calling = function.flatMap { $0 == test ? nil : [$0] } ?? []
    parts = [test] + calling + (name.map { [Self.clean($0[...])] } ?? []) + conditions.nameParts
    self.format = format
  }

  /// The whole of it, for the first snapshot of a test that has it.
  var file: String { file(number: 1) }

  /// The whole of it.
  ///
  /// - Parameter number: Which of a test's snapshots with this name it is, counted from 1.
  func file(number: Int) -> String {
    let count = number > 1 ? ["\(number)"] : []
    return (parts + count + [format.kind.rawValue]).joined(separator: ".")
  }

  /// The test's part of the name of a file.
  static func test(ofFile file: String) -> String { String(file.prefix { $0 != "." }) }

  /// A function's name without its parameters.
  private static func base(of function: String) -> Substring {
    guard function.last == ")", let end = function.lastIndex(of: "(") else { return function[...] }
    return function[..<end]
  }

  /// Letters, digits, `-` and `_`, so that the name is one on every system.
  static func clean(_ text: Substring) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let name = words.joined(separator: "-")
    if name == text, name.count <= longest { return name }
    let text = text.hasPrefix("`") && text.hasSuffix("`") ? text.dropFirst().dropLast() : text
    let isReadable = name.count <= longest && text.allSatisfy { $0.isASCII }
    if isReadable { return name }
    // Two long names, or names in other scripts, must stay two.
    return name.prefix(longest) + "-" + String(hash(text), radix: 36)
  }

  /// FNV-1a: the same in every process, unlike `Hasher`.
  static func hash(_ text: Substring) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static let longest = 80
}
