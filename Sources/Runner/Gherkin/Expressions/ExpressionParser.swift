/// Parses Cucumber Expressions into syntax trees.
///
/// A tree may contain what an expression may not (a parameter in an optional), because the errors are
/// better once the whole expression is known.
struct ExpressionParser {
  private let expression: String
  private let tokens: [ExpressionToken]
  private var index = 1

  /// Returns the syntax tree of an expression.
  ///
  /// - Throws: `ExpressionError`.
  static func parse(_ expression: String) throws -> ExpressionNode {
    var parser = ExpressionParser(
      expression: expression, tokens: try ExpressionTokenizer.tokens(of: expression))
    var nodes: [ExpressionNode] = []
    while parser.token.kind != .endOfLine { nodes.append(try parser.next()) }
    return ExpressionNode(kind: .expression, start: 0, end: parser.token.end, nodes: nodes)
  }

  private init(expression: String, tokens: [ExpressionToken]) {
    self.expression = expression
    self.tokens = tokens
  }

  private var token: ExpressionToken { tokens[min(index, tokens.count - 1)] }

  private mutating func next() throws -> ExpressionNode {
    if let alternation = try alternation() { return alternation }
    return try part()
  }

  /// Reads an optional, a parameter or a text.
  private mutating func part() throws -> ExpressionNode {
    let token = token
    switch token.kind {
    case .beginOptional: return try between(.optional, end: .endOptional)
    case .beginParameter: return try between(.parameter, end: .endParameter)
    case .alternation:
      throw ExpressionError(.alternationInOptional, in: expression, at: token.start..<token.end)
    default:
      index += 1
      return ExpressionNode(kind: .text, start: token.start, end: token.end, token: token.text)
    }
  }

  private mutating func between(
    _ kind: ExpressionNode.Kind, end: ExpressionToken.Kind
  ) throws -> ExpressionNode {
    let begin = token
    index += 1
    var nodes: [ExpressionNode] = []
    while token.kind != end, token.kind != .endOfLine {
      nodes.append(kind == .parameter ? try name() : try part())
    }
    guard token.kind == end else {
      throw ExpressionError(
        .missingEnd(of: kind == .parameter ? .parameter : .optional), in: expression,
        at: begin.start..<begin.end)
    }
    index += 1
    return ExpressionNode(kind: kind, start: begin.start, end: tokens[index - 1].end, nodes: nodes)
  }

  /// Reads a part of a parameter's name.
  private mutating func name() throws -> ExpressionNode {
    guard token.kind.isJoined else {
      throw ExpressionError(
        .reservedCharacterInName, in: expression, at: token.start..<token.end)
    }
    return try part()
  }

  /// Reads alternatives with slashes between them, or returns `nil` if there are none here.
  private mutating func alternation() throws -> ExpressionNode? {
    let boundaries: [ExpressionToken.Kind] = [.startOfLine, .whiteSpace, .endParameter]
    guard boundaries.contains(tokens[index - 1].kind) else { return nil }
    let first = index
    let start = token.start
    var alternatives: [ExpressionNode] = []
    var nodes: [ExpressionNode] = []
    var alternativeStart = start
    while ![.whiteSpace, .endOfLine, .beginParameter].contains(token.kind) {
      if token.kind == .alternation {
        alternatives.append(
          ExpressionNode(
            kind: .alternative, start: alternativeStart, end: token.start, nodes: nodes))
        alternativeStart = token.end
        nodes = []
        index += 1
      } else {
        nodes.append(try part())
      }
    }
    guard !alternatives.isEmpty else {
      index = first
      return nil
    }
    alternatives.append(
      ExpressionNode(
        kind: .alternative, start: alternativeStart, end: token.start, nodes: nodes))
    return ExpressionNode(
      kind: .alternation, start: start, end: token.start, nodes: alternatives)
  }
}
