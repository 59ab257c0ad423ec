/// A mistake in a feature file.
package struct GherkinError: Error, Equatable, Sendable {
  package var reason: Reason
  package var location: SourceLocation

  init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }

  /// The kind of mistake.
  package enum Reason: Equatable, Sendable {
    /// The line has none of the expected kinds, which have the names of Cucumber's grammar.
    case unexpectedLine(String, expected: [String])
    case unexpectedEnd(expected: [String])
    case inconsistentCellCount
    case unknownLanguage(String)
    case whitespaceInTag
  }
}

/// The mistakes in a feature file, in the order of the file.
package struct GherkinErrors: Error, Equatable, Sendable {
  package var errors: [GherkinError]
}
