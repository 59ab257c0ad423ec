/// A line of results that isn't part of what was read of them.
package struct UnreadLine: Codable, Equatable, Sendable {
  /// The number of the line in its file, from 1.
  package var number: Int
  /// The kind of entry that the line says it is, which a newer version may have written; `nil` for a line
  /// that is broken.
  package var kind: String?

  package init(number: Int, kind: String? = nil) {
    self.number = number
    self.kind = kind
  }
}
