/// A condition about tags, such as `@smoke and not (@slow or @broken)`.
package indirect enum TagExpression: Equatable, Sendable {
  /// The empty expression.
  case always
  case tag(String)
  case not(TagExpression)
  case and(TagExpression, TagExpression)
  case or(TagExpression, TagExpression)

  /// Reads an expression.
  ///
  /// - Throws: `TagExpressionError`.
  package init(_ text: String) throws {
    self = try TagExpressionParser.parse(text)
  }

  /// Returns whether tags satisfy the condition.
  package func isSatisfied(by tags: Set<String>) -> Bool {
    switch self {
    case .always: true
    case .tag(let name): tags.contains(name)
    case .not(let operand): !operand.isSatisfied(by: tags)
    case .and(let left, let right): left.isSatisfied(by: tags) && right.isSatisfied(by: tags)
    case .or(let left, let right): left.isSatisfied(by: tags) || right.isSatisfied(by: tags)
    }
  }
}
