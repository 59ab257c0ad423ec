import LaunchDomain

/// Parses the predicate language of `NSPredicate(format:)`.
///
/// The language is Apple's: comparisons `== != < <= > >= CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES
/// IN BETWEEN` with options in brackets (`[cd]`), `ANY ALL NONE SOME`, `AND OR NOT` (in increasing
/// precedence: OR, AND, NOT), strings in single or double quotes with backslash escapes, numbers,
/// `TRUE FALSE YES NO NIL NULL SELF`, collections in braces, arithmetic, functions, key paths
/// (`#key` for a key that is also a reserved word), `$VARIABLES`, and specifiers for arguments:
/// `%@` for a value, `%K` for a key path, `%d` and similar ones for integers, `%f` and similar ones
/// for other numbers. Reserved words are case-insensitive, keys are not. A specifier inside quotes
/// is plain text.
public struct PredicateParser {
  /// The maximum nesting depth of parentheses, braces, calls, `NOT` and signs.
  static let maximumDepth = 128
  /// The maximum number of arithmetic operators and indexes in a comparison.
  ///
  /// Each makes the tree one level deeper. Both limits together keep every parsed predicate within
  /// the depth that a JSON decoder accepts.
  static let maximumLinks = 50

  let format: String
  let tokens: [PredicateToken]
  let lexer: PredicateLexer
  let arguments: [PredicateArgument]
  var index = 0
  var usedArguments = 0
  var depth = 0
  var links = 0

  private init(format: String, arguments: [PredicateArgument]) {
    self.format = format
    self.arguments = arguments
    (tokens, lexer) = PredicateLexer.tokens(of: format)
  }

  /// Parses a format string with its arguments.
  ///
  /// - Throws: An `ElementPredicateError` with the position of the fault, what was found and what
  ///   was expected. No input causes a trap, however deeply nested.
  public static func parse(
    _ format: String, arguments: [PredicateArgument] = []
  ) throws(ElementPredicateError) -> ElementPredicate {
    var parser = PredicateParser(format: format, arguments: arguments)
    do throws(ElementPredicateError) {
      return try parser.parseWhole()
    } catch {
      var located = error
      located.format = format
      throw located
    }
  }

  private mutating func parseWhole() throws(ElementPredicateError) -> ElementPredicate {
    let node = try parseOr()
    let predicate = try requirePredicate(node)
    guard case .end = token.kind else {
      throw unexpected(["AND", "OR", "the end of the string"])
    }
    // Apple's parser ignores surplus arguments. Here they are an error, because otherwise an
    // argument would be lost silently, for example if its specifier is in quotes and therefore
    // plain text.
    guard usedArguments == arguments.count else {
      throw ElementPredicateError(
        code: .unusedArguments, subject: argumentCounts, found: "\(arguments.count - usedArguments)"
      )
    }
    return predicate
  }
}

// MARK: - Tokens

extension PredicateParser {
  /// The number of arguments that the format takes, and the number given, in words.
  var argumentCounts: String {
    let specifiers = tokens.count { token in
      if case .specifier = token.kind { true } else { false }
    }
    return "it has \(specifiers) format specifier\(specifiers == 1 ? "" : "s"), and "
      + "\(arguments.count) argument\(arguments.count == 1 ? " was" : "s were") given"
  }

  /// A predicate or a value; only the text after it shows which of them a parenthesis encloses.
  enum Node {
    case predicate(ElementPredicate)
    case expression(ElementExpression)
  }

  var token: PredicateToken { tokens[index] }

  /// The keyword at the current position, if there is one.
  var keyword: PredicateKeyword? {
    guard case .word(let word) = token.kind else { return nil }
    return PredicateKeyword(word: word)
  }

  /// Moves to the next token, but never past the last, which is the end or a fault.
  mutating func advance() {
    if index + 1 < tokens.count { index += 1 }
  }

  mutating func take(_ symbol: String) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func take(_ keyword: PredicateKeyword) -> Bool {
    guard self.keyword == keyword else { return false }
    advance()
    return true
  }

  mutating func require(_ symbol: String, or others: [String] = []) throws(ElementPredicateError) {
    guard take(symbol) else { throw unexpected(others + [symbol]) }
  }

  mutating func descend() throws(ElementPredicateError) {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw fault(.tooDeep, expected: ["\(Self.maximumDepth) levels"])
    }
  }

  mutating func ascend() {
    depth -= 1
  }

  mutating func addLink() throws(ElementPredicateError) {
    links += 1
    guard links <= Self.maximumLinks else {
      throw fault(
        .tooDeep,
        expected: ["\(Self.maximumLinks) arithmetic operators and indexes in a comparison"])
    }
  }
}

// MARK: - Faults

extension PredicateParser {
  func position(of token: PredicateToken) -> Int {
    lexer.position(of: token.range.lowerBound)
  }

  func fault(
    _ code: ElementPredicateError.Code, at place: PredicateToken? = nil, subject: String = "",
    found: String = "", expected: [String] = [], suggestion: String? = nil
  ) -> ElementPredicateError {
    ElementPredicateError(
      code: code, subject: subject, found: found, expected: expected, suggestion: suggestion,
      position: position(of: place ?? token))
  }

  /// Makes the fault for a token that isn't allowed at this position.
  func unexpected(_ expected: [String], suggestion: String? = nil) -> ElementPredicateError {
    if case .invalid(let error) = token.kind { return error }
    var found = "the end of the string"
    if token.kind != .end { found = ElementPredicateError.shortened(lexer.text(token.range)) }
    return fault(.unexpectedToken, found: found, expected: expected, suggestion: suggestion)
  }

  func requirePredicate(_ node: Node) throws(ElementPredicateError) -> ElementPredicate {
    switch node {
    case .predicate(let predicate): return predicate
    case .expression: throw missingOperator()
    }
  }

  func requireExpression(
    _ node: Node, at place: PredicateToken
  ) throws(ElementPredicateError) -> ElementExpression {
    switch node {
    case .expression(let expression): return expression
    case .predicate:
      throw fault(
        .unexpectedToken, at: place, found: "a whole predicate", expected: ["a key", "a value"])
    }
  }

  func missingOperator() -> ElementPredicateError {
    var suggestion: String?
    switch token.kind {
    case .word(let word):
      let symbols = PredicateComparison.Operator.allCases.map(\.symbol)
      suggestion = NearestName.suggestions(for: word, in: symbols, limit: 1).first
      if suggestion == nil, ["AND", "OR"].contains(word.uppercased()) { suggestion = "== TRUE" }
    case .end, .symbol(")"), .symbol("&&"), .symbol("||"): suggestion = "== TRUE"
    default: break
    }
    return unexpected(["a comparison operator such as == or CONTAINS"], suggestion: suggestion)
  }
}
