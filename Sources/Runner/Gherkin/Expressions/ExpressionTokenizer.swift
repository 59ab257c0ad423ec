/// Splits a Cucumber Expression into tokens.
enum ExpressionTokenizer {
  /// Returns the tokens, including one for the start and one for the end of the line.
  ///
  /// - Throws: `ExpressionError` for a backslash at the end or before a character that needs none.
  static func tokens(of expression: String) throws -> [ExpressionToken] {
    let scalars = Array(expression.unicodeScalars)
    var tokens = [ExpressionToken(kind: .startOfLine, text: "", start: 0, end: 0)]
    var index = 0
    while index < scalars.count {
      let start = index
      var kind = ExpressionToken.Kind(scalars[index])
      var text = scalars[index]
      if text == "\\" {
        index += 1
        guard index < scalars.count else {
          throw ExpressionError(.escapedEnd, in: expression, at: start..<start + 1)
        }
        text = scalars[index]
        guard text == "\\" || ExpressionToken.Kind(text) != .text else {
          throw ExpressionError(.needlessEscape, in: expression, at: index..<index + 1)
        }
        kind = .text
      }
      index += 1
      if kind.isJoined, let last = tokens.last, last.kind == kind {
        tokens[tokens.count - 1].text.unicodeScalars.append(text)
        tokens[tokens.count - 1].end = index
      } else {
        tokens.append(
          ExpressionToken(kind: kind, text: String(text), start: start, end: index))
      }
    }
    tokens.append(
      ExpressionToken(kind: .endOfLine, text: "", start: scalars.count, end: scalars.count))
    return tokens
  }
}
