/// A regular expression in place of a Cucumber Expression.
package struct RegularExpressionStep: Sendable {
  /// The expression as it was written.
  package let source: String

  private let types: ParameterTypes
  private let matcher: PatternMatcher

  /// Reads an expression.
  ///
  /// - Throws: Foundation's error for an invalid pattern.
  package init(_ source: String, types: ParameterTypes) throws {
    self.source = source
    self.types = types
    matcher = try PatternMatcher(source)
  }

  /// Returns the values of the outermost groups, or `nil` if the expression doesn't match the text.
  package func match(_ text: String) -> ExpressionMatch? {
    guard let groups = matcher.groups(in: text) else { return nil }
    return ExpressionMatch(
      arguments: matcher.tree.children.map { tree in
        let group = groups[tree.number]
        let type = types.type(ofPattern: tree.pattern)
        let value = group.map { type?.value([$0.text]) ?? .text($0.text) } ?? .missing
        return .init(type: type?.name, value: value, text: group?.text, start: group?.start)
      })
  }
}
