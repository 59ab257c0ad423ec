import LaunchDomain

extension PredicateParser {
  /// Parses a keyword that is a value, a function call, or a key.
  mutating func parseWord(_ word: String) throws(ElementPredicateError) -> Node {
    let start = token
    guard let keyword = PredicateKeyword(word: word) else {
      if let name = functionName() { return .expression(try parseCall(name, at: start)) }
      advance()
      return .expression(.keyPath([word]))
    }
    advance()
    switch keyword {
    case .true, .yes: return .expression(.constant(.bool(true)))
    case .false, .no: return .expression(.constant(.bool(false)))
    case .null, .nil: return .expression(.constant(.null))
    case .self: return .expression(.selfReference)
    case .truePredicate: return .predicate(.value(true))
    case .falsePredicate: return .predicate(.value(false))
    case .cast: return .expression(try parseCast(at: start))
    case .subquery: return .expression(try parseSubquery())
    case .fetch, .function, .ternary, .anyKey:
      throw fault(
        .unsupported, at: start, found: word, expected: ["key paths, functions, ANY or ALL"])
    case .and, .or, .in, .like, .matches, .contains, .beginsWith, .endsWith, .between:
      index -= 1
      throw unexpected(["a key", "a value"])
    case .not, .anyModifier, .someModifier, .allModifier, .noneModifier, .first, .last, .size,
      .caseInsensitive, .ci:
      throw fault(.reservedWord, at: start, found: word)
    }
  }

  // MARK: Functions

  /// Returns the name of the function called at this position: words with colons, and a
  /// parenthesis.
  private func functionName() -> String? {
    var name = ""
    var ahead = index
    while case .word(let word) = tokens[ahead].kind {
      name += word
      ahead += 1
      guard tokens[ahead].kind == .symbol(":") else {
        break
      }
      name += ":"
      ahead += 1
    }
    return tokens[ahead].kind == .symbol("(") ? name : nil
  }

  private mutating func parseCall(
    _ name: String, at start: PredicateToken
  ) throws(ElementPredicateError) -> ElementExpression {
    guard let function = PredicateFunction(name: name) else {
      let known = PredicateFunction.allCases.map(\.name)
      throw fault(
        .unknownFunction, at: start, subject: name, expected: known,
        suggestion: NearestName.suggestions(for: name, in: known, limit: 1).first)
    }
    while !take("(") { advance() }
    let arguments = try parseList(closing: ")")
    guard function.argumentCount.contains(arguments.count) else {
      var error = ElementPredicateError.wrongArgumentCount(function, arguments.count)
      error.position = position(of: start)
      throw error
    }
    return .function(function, arguments)
  }

  /// Parses `(collection, $variable, predicate)`, after the word.
  private mutating func parseSubquery() throws(ElementPredicateError) -> ElementExpression {
    try require("(")
    try descend()
    try addLink()
    let start = token
    let collection = try requireExpression(try parseSum(), at: start)
    try require(",")
    guard case .variable(let name) = token.kind else { throw unexpected(["a $VARIABLE"]) }
    advance()
    try require(",")
    let node = try parseOr()
    let predicate = try requirePredicate(node)
    try require(")", or: ["AND", "OR"])
    ascend()
    return .subquery(collection, variable: name, predicate)
  }

  /// Parses `CAST(592299475.5, "NSDate")` and the analogous forms for points, sizes and rectangles.
  ///
  /// The text of such a value is its printed form.
  private mutating func parseCast(
    at start: PredicateToken
  ) throws(ElementPredicateError) -> ElementExpression {
    try require("(")
    let arguments = try parseList(closing: ")")
    if arguments.count == 2, case .constant(let value) = arguments[0],
      case .constant(.string(let type)) = arguments[1],
      let cast = PredicateCast.value(value, as: type)
    {
      return .constant(cast)
    }
    throw fault(
      .unsupported, at: start, found: "CAST to another type or of another value",
      expected: PredicateCast.examples)
  }
}

// MARK: - Arguments

extension PredicateParser {
  /// Returns the value of the argument for a specifier other than `%K`.
  mutating func takeArgument(_ conversion: String) throws(ElementPredicateError)
    -> ElementExpression
  {
    let start = token
    let value = try takeValue()
    switch conversion.last {
    case "@": return .of(value)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      if case .double = value { return .constant(value) }
      throw wrongArgument(value, at: start, expected: ["a number with a fraction"])
    default:
      switch value {
      case .int, .bool: return .constant(value)
      default: throw wrongArgument(value, at: start, expected: ["an integer"])
      }
    }
  }

  /// Returns the keys of the argument for a `%K`.
  mutating func takeKeyPath() throws(ElementPredicateError) -> [String] {
    let start = token
    let value = try takeValue()
    guard case .string(let string) = value else {
      throw wrongArgument(value, at: start, expected: ["a key path as a string"])
    }
    let keys = string.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard keys.allSatisfy(PredicateParser.isKey) else {
      throw wrongArgument(
        value, at: start, expected: ["keys of A-Z, a-z, 0-9 and _ with dots between"])
    }
    return keys
  }

  private static func isKey(_ key: String) -> Bool {
    let name = key.hasPrefix("@") ? key.dropFirst() : key[...]
    guard let first = name.unicodeScalars.first, !("0"..."9" ~= first) else { return false }
    return name.unicodeScalars.allSatisfy(PredicateLexer.isNameScalar)
  }

  private mutating func takeValue() throws(ElementPredicateError) -> PredicateValue {
    let specifier = lexer.text(token.range)
    guard usedArguments < arguments.count else {
      throw fault(.missingArgument, subject: specifier, found: argumentCounts)
    }
    do throws(ElementPredicateError) {
      let value = try arguments[usedArguments].value(for: specifier)
      usedArguments += 1
      advance()
      return value
    } catch {
      var located = error
      located.position = position(of: token)
      throw located
    }
  }

  private func wrongArgument(
    _ value: PredicateValue, at place: PredicateToken, expected: [String]
  ) -> ElementPredicateError {
    let suggestion: String? =
      switch value {
      case .int, .bool: expected == ["a number with a fraction"] ? "%d" : nil
      case .double: "%f"
      default: nil
      }
    return fault(
      .wrongArgument, at: place, subject: lexer.text(place.range),
      found: ElementPredicateError.described(value), expected: expected,
      suggestion: suggestion ?? "%@")
  }
}
