/// A type of parameters in Cucumber Expressions: what its values look like and what they mean.
package struct ParameterType: Sendable {
  /// The name between braces; empty for the anonymous one.
  package var name: String
  /// The regular expressions of its values, without capture groups that matter to nobody.
  package var patterns: [String]
  /// Whether a group of a regular expression that looks like the type's takes the type's values.
  package var isPreferredForRegularExpressions: Bool
  /// Makes a value of the texts of the groups, or returns `nil` if the texts are out of range.
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
