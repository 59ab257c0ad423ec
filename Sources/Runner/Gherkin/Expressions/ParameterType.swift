/// A type of parameters in Cucumber Expressions, with the patterns and the meaning of its values.
package struct ParameterType: Sendable {
  /// The name between braces; empty for the anonymous type.
  package var name: String
  /// The regular expressions of its values, whose outermost capture groups `value` gets.
  package var patterns: [String]
  /// Whether a group with one of the type's patterns in a regular expression has this type.
  package var isPreferredForRegularExpressions: Bool
  /// Makes a value from the texts of the groups, or returns `nil` if they are out of range.
  package var value: @Sendable ([String?]) -> ExpressionValue?

  package init(
    name: String, patterns: [String], isPreferredForRegularExpressions: Bool = false,
    value: @escaping @Sendable ([String?]) -> ExpressionValue? = {
      .text($0.lazy.compactMap { $0 }.first ?? "")
    }
  ) {
    self.name = name
    self.patterns = patterns
    self.isPreferredForRegularExpressions = isPreferredForRegularExpressions
    self.value = value
  }
}
