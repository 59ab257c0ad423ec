import Gherkin
import Synchronization

/// A step's expression, compiled when a text may match it.
///
/// A run needs only a few of the expressions, and compiling one takes longer than most steps.
final class StepExpression: Sendable {
  /// The Cucumber Expression.
  let source: String
  /// The beginning of every matching text.
  private let start: String
  private let types: ParameterTypes
  private let compiled = Mutex<Result<CucumberExpression, ExpressionError>?>(nil)

  init(_ source: String, types: ParameterTypes) {
    self.source = source
    self.types = types
    let plain = source.prefix { !"{(/\\".contains($0) }
    // A slash makes the word before it an alternative, and a parenthesis may make its end optional.
    start =
      plain.count == source.count
      ? source : String(plain[..<(plain.lastIndex(of: " ") ?? plain.startIndex)])
  }

  /// Returns the compiled expression.
  ///
  /// - Throws: `ExpressionError` if the expression is invalid.
  func expression() throws(ExpressionError) -> CucumberExpression {
    try compiled.withLock { compiled in
      if let compiled { return compiled }
      let result = Result { () throws(ExpressionError) -> CucumberExpression in
        do {
          return try CucumberExpression(source, types: types)
        } catch let error as ExpressionError {
          throw error
        } catch {
          throw ExpressionError(.invalidRegularExpression, in: source, at: 0..<0)
        }
      }
      compiled = result
      return result
    }.get()
  }

  /// Returns the parameters of a text, or `nil` if it doesn't match.
  func match(_ text: String) -> ExpressionMatch? {
    guard text.hasPrefix(start) else { return nil }
    return (try? expression())?.match(text)
  }
}
