/// Identifiers for the nodes of syntax trees and pickles: 0, 1, 2 and so on.
package struct IdentifierSequence: Sendable {
  private var next = 0

  package init() {}

  /// Returns an identifier that it hasn't returned before.
  package mutating func take() -> String {
    defer { next += 1 }
    return String(next)
  }
}
