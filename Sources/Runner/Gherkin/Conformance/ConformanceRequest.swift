/// A question about Gherkin, an expression or tags, for a comparison with Cucumber's acceptance data.
package struct ConformanceRequest: Codable, Sendable {
  package var kind: Kind
  /// The text of a feature, or an expression.
  package var source: String
  /// The path for the syntax tree.
  package var uri: String?
  /// The text to match against the expression.
  package var text: String?
  /// The tags to check against the expression.
  package var tags: [String]?

  /// The kind of question.
  package enum Kind: String, Codable, Sendable {
    /// The syntax tree and the pickles of a feature.
    case feature
    /// The tokens of a Cucumber Expression.
    case tokens
    /// The syntax tree of a Cucumber Expression.
    case tree
    /// The regular expression of a Cucumber Expression.
    case pattern
    /// The values of a text that a Cucumber Expression matches.
    case match
    /// The values of a text that a regular expression matches.
    case regularExpression
    /// A tag expression with its parentheses, and whether tags satisfy it.
    case tags
  }
}
