import Foundation

/// Splits bytes that arrive in pieces into lines.
struct LineSplitter {
  private var rest = Data()

  /// Adds a piece and returns the lines that it completes, without line ends.
  mutating func take(_ data: Data) -> [String] {
    rest += data
    guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let complete = rest[..<last]
    rest = Data(rest[rest.index(after: last)...])
    return complete.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the last line if it has no line end.
  mutating func finish() -> String? {
    defer { rest = Data() }
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }
}
