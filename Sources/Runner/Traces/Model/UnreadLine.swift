/// A line of results that was left out when they were read.
package struct UnreadLine: Codable, Equatable, Sendable {
  /// The number of the line in its file, from 1.
  package var number: Int
  /// The unknown kind of the line, which a newer version may have written; `nil` for a broken line.
  package var kind: String?

  package init(number: Int, kind: String? = nil) {
    self.number = number
    self.kind = kind
  }
}
