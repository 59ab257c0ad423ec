extension PredicateParser {
  mutating func parseOr() throws(ElementPredicateError) -> Node {
    let first = try parseAnd()
    guard atOr else { return first }
    var operands = [try requirePredicate(first)]
    while atOr {
      advance()
      operands.append(try requirePredicate(try parseAnd()))
    }
    return .predicate(.or(operands))
  }

  private mutating func parseAnd() throws(ElementPredicateError) -> Node {
    let first = try parseNot()
    guard atAnd else { return first }
    var operands = [try requirePredicate(first)]
    while atAnd {
      advance()
      operands.append(try requirePredicate(try parseNot()))
    }
    return .predicate(.and(operands))
  }

  private var atOr: Bool { keyword == .or || token.kind == .symbol("||") }

  private var atAnd: Bool { keyword == .and || token.kind == .symbol("&&") }

  private mutating func parseNot() throws(ElementPredicateError) -> Node {
    guard take(.not) || take("!") else { return try parseComparison() }
    try descend()
    let operand = try requirePredicate(try parseNot())
    ascend()
    return .predicate(.not(operand))
  }

  private mutating func parseComparison() throws(ElementPredicateError) -> Node {
    switch keyword {
    case .anyModifier, .someModifier: return .predicate(.comparison(try parseQuantified(.any)))
    case .allModifier: return .predicate(.comparison(try parseQuantified(.all)))
    case .noneModifier: return .predicate(.not(.comparison(try parseQuantified(.any))))
    default: break
    }
    let start = token
    let outerLinks = links
    let left = try parseSum()
    guard let `operator` = parseOperator() else { return left }
    let comparison = try parseRest(
      left: try requireExpression(left, at: start), operator: `operator`)
    // These links belong to this comparison and don't deepen any other.
    links = outerLinks
    return .predicate(.comparison(comparison))
  }

  private mutating func parseQuantified(
    _ modifier: PredicateComparison.Modifier
  ) throws(ElementPredicateError) -> PredicateComparison {
    advance()
    let start = token
    let outerLinks = links
    let left = try parseSum()
    if case .predicate(.comparison(var comparison)) = left, comparison.modifier == .direct {
      comparison.modifier = modifier
      return comparison
    }
    let collection = try requireExpression(left, at: start)
    guard let `operator` = parseOperator() else { throw missingOperator() }
    var comparison = try parseRest(left: collection, operator: `operator`)
    comparison.modifier = modifier
    links = outerLinks
    return comparison
  }

  private mutating func parseRest(
    left: ElementExpression, operator: PredicateComparison.Operator
  ) throws(ElementPredicateError) -> PredicateComparison {
    let options = try parseOptions()
    let start = token
    let right = try requireExpression(try parseSum(), at: start)
    return PredicateComparison(left: left, operator: `operator`, right: right, options: options)
  }

  private mutating func parseOperator() -> PredicateComparison.Operator? {
    let found: PredicateComparison.Operator? =
      switch token.kind {
      case .symbol(let symbol): Self.operator(ofSymbol: symbol)
      case .word(let word): PredicateKeyword(word: word).flatMap(Self.operator)
      default: nil
      }
    if found != nil { advance() }
    return found
  }

  private static func `operator`(ofSymbol symbol: String) -> PredicateComparison.Operator? {
    switch symbol {
    case "=", "==": .equal
    case "!=", "<>": .notEqual
    case "<": .less
    case "<=", "=<": .lessOrEqual
    case ">": .greater
    case ">=", "=>": .greaterOrEqual
    default: nil
    }
  }

  private static func `operator`(of keyword: PredicateKeyword) -> PredicateComparison.Operator? {
    switch keyword {
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .like: .like
    case .matches: .matches
    case .in: .in
    case .between: .between
    default: nil
    }
  }

  private mutating func parseOptions() throws(ElementPredicateError) -> PredicateComparison.Options
  {
    guard take("[") else { return [] }
    guard case .word(let letters) = token.kind else {
      throw unexpected(["the options c", "d", "n", "l"])
    }
    guard let options = PredicateComparison.Options(letters: letters) else {
      throw fault(.unknownOption, found: letters)
    }
    advance()
    try require("]")
    return options
  }
}
