/// Identifiers for the nodes of syntax trees and pickles: 0, 1, 2 and so on.
package struct IdentifierSequence: Sendable {
  private var next = 0

  package init() {}

  /// Returns the next identifier.
  package mutating func take() -> String {
    defer { next += 1 }
    return String(next)
  }
}
