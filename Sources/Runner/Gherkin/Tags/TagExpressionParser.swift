/// Reads tag expressions: `not` binds more tightly than `and`, and `and` than `or`.
struct TagExpressionParser {
  /// The nesting depth at which parsing fails, because no real condition is nested so deeply.
  private static let depthLimit = 200

  private enum Token: Equatable {
    case word(String)
    case open, close
  }

  private let text: String
  private var tokens: [Token]
  private var index = 0
  private var depth = 0

  /// Returns an expression.
  ///
  /// - Throws: `TagExpressionError`.
  static func parse(_ text: String) throws -> TagExpression {
    var parser = TagExpressionParser(text: text, tokens: try tokens(of: text))
    guard !parser.tokens.isEmpty else { return .always }
    let expression = try parser.disjunction()
    switch parser.token {
    case nil: return expression
    case .close: throw parser.error(.unmatched(")"))
    case .word, .open: throw parser.error(.expectedOperator)
    }
  }

  private init(text: String, tokens: [Token]) {
    self.text = text
    self.tokens = tokens
  }

  private var token: Token? { index < tokens.count ? tokens[index] : nil }

  private func error(_ reason: TagExpressionError.Reason) -> TagExpressionError {
    TagExpressionError(expression: text, reason: reason)
  }

  private mutating func take(_ word: String) -> Bool {
    guard token == .word(word) else { return false }
    index += 1
    return true
  }

  private mutating func disjunction() throws -> TagExpression {
    var left = try conjunction()
    while take("or") { left = .or(left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws -> TagExpression {
    var left = try negation()
    while take("and") { left = .and(left, try negation()) }
    return left
  }

  private mutating func negation() throws -> TagExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw error(.tooDeep) }
    return take("not") ? .not(try negation()) : try operand()
  }

  private mutating func operand() throws -> TagExpression {
    guard let token else { throw error(.expectedOperand) }
    index += 1
    switch token {
    case .word("and"), .word("or"), .close: throw error(.expectedOperand)
    case .word(let name): return .tag(name)
    case .open:
      let inner = try disjunction()
      switch self.token {
      case .close:
        index += 1
        return inner
      case nil: throw error(.unmatched("("))
      case .open, .word: throw error(.expectedOperator)
      }
    }
  }

  private static func tokens(of text: String) throws -> [Token] {
    var tokens: [Token] = []
    var word = ""
    var isEscaped = false
    func finish() {
      if !word.isEmpty { tokens.append(.word(word)) }
      word = ""
    }
    for scalar in text.unicodeScalars {
      if isEscaped {
        guard "()\\".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace else {
          throw TagExpressionError(expression: text, reason: .illegalEscape(String(scalar)))
        }
        word.unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "(" || scalar == ")" {
        finish()
        tokens.append(scalar == "(" ? .open : .close)
      } else if scalar.properties.isWhitespace {
        finish()
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    finish()
    return tokens
  }
}
