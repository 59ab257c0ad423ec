import Foundation

/// A Cucumber Expression, such as `I tap the button {string}`.
package struct CucumberExpression: Sendable {
  /// The expression as it was written.
  package let source: String
  /// The names of the types of the parameters, from left to right.
  package let parameterTypes: [String]
  /// The equivalent regular expression.
  package var pattern: String { matcher.pattern }

  private let types: [ParameterType]
  private let matcher: PatternMatcher

  /// Reads an expression.
  ///
  /// - Throws: `ExpressionError`.
  package init(_ source: String, types: ParameterTypes) throws {
    var rewriter = ExpressionRewriter(source: source, types: types)
    let pattern = try rewriter.pattern(of: ExpressionParser.parse(source))
    self.source = source
    self.types = rewriter.parameters
    parameterTypes = rewriter.parameters.map(\.name)
    do {
      matcher = try PatternMatcher(pattern)
    } catch {
      let length = source.unicodeScalars.count
      throw ExpressionError(.invalidRegularExpression, in: source, at: 0..<length)
    }
  }

  /// Returns the parameters of a text, or `nil` if the expression doesn't match it.
  package func match(_ text: String) -> ExpressionMatch? {
    guard let groups = matcher.groups(in: text) else { return nil }
    var arguments: [ExpressionMatch.Argument] = []
    for (type, tree) in zip(types, matcher.tree.children) {
      // The value comes from the groups inside the parameter, or else from the whole parameter.
      let numbers = tree.children.isEmpty ? [tree.number] : tree.children.map(\.number)
      guard let value = type.value(numbers.map { groups[$0]?.text }) else { return nil }
      let group = groups[tree.number]
      arguments.append(
        .init(type: type.name, value: value, text: group?.text, start: group?.start))
    }
    return ExpressionMatch(arguments: arguments)
  }
}
