import Foundation

extension PredicateParser {
  mutating func parseSum() throws(ElementPredicateError) -> Node {
    try parseChain(["+": .add, "-": .subtract]) { (parser) throws(ElementPredicateError) in
      try parser.parseChain(["*": .multiply, "/": .divide]) {
        (parser) throws(ElementPredicateError) in
        try parser.parsePower()
      }
    }
  }

  private mutating func parseChain(
    _ operations: [String: ElementExpression.Arithmetic],
    operand: (inout PredicateParser) throws(ElementPredicateError) -> Node
  ) throws(ElementPredicateError) -> Node {
    let start = token
    var left = try operand(&self)
    while case .symbol(let symbol) = token.kind, let operation = operations[symbol] {
      let first = try requireExpression(left, at: start)
      try addLink()
      advance()
      let next = token
      let second = try requireExpression(try operand(&self), at: next)
      left = .expression(.arithmetic(operation, first, second))
    }
    return left
  }

  private mutating func parsePower() throws(ElementPredicateError) -> Node {
    let start = token
    let base = try parseSigned()
    guard token.kind == .symbol("**") else { return base }
    let first = try requireExpression(base, at: start)
    try addLink()
    advance()
    try descend()
    let next = token
    let second = try requireExpression(try parsePower(), at: next)
    ascend()
    return .expression(.arithmetic(.power, first, second))
  }

  private mutating func parseSigned() throws(ElementPredicateError) -> Node {
    guard take("-") else { return try parsePostfix() }
    try descend()
    let start = token
    let operand = try requireExpression(try parseSigned(), at: start)
    ascend()
    switch operand {
    case .constant(.int(let int)) where int != .min: return .expression(.constant(.int(-int)))
    case .constant(.double(let double)): return .expression(.constant(.double(-double)))
    default: return .expression(.arithmetic(.subtract, .constant(.int(0)), operand))
    }
  }

  private mutating func parsePostfix() throws(ElementPredicateError) -> Node {
    let start = token
    var node = try parsePrimary()
    while true {
      if take(".") {
        let operand = try requireExpression(node, at: start)
        let path = try parsePathStep()
        switch operand {
        case .keyPath(let keys): node = .expression(.keyPath(keys + path))
        case .selfReference: node = .expression(.keyPath(path))
        case .valueForKeyPath(let base, let keys):
          node = .expression(.valueForKeyPath(base, keys + path))
        default:
          try addLink()
          node = .expression(.valueForKeyPath(operand, path))
        }
      } else if take("[") {
        let operand = try requireExpression(node, at: start)
        try addLink()
        let position = try parseIndex()
        try require("]")
        node = .expression(.index(operand, position))
      } else {
        return node
      }
    }
  }

  private mutating func parsePathStep() throws(ElementPredicateError) -> [String] {
    switch token.kind {
    // Only keys can follow a dot, so `frame.size` needs no escape.
    case .word(let key), .escapedWord(let key):
      advance()
      return [key]
    case .specifier("K"): return try takeKeyPath()
    default: throw unexpected(["a key"])
    }
  }

  private mutating func parseIndex() throws(ElementPredicateError) -> ElementExpression.Index {
    if take(.first) { return .first }
    if take(.last) { return .last }
    if take(.size) { return .size }
    try descend()
    let start = token
    let position = try requireExpression(try parseSum(), at: start)
    ascend()
    return .at(position)
  }

  private mutating func parsePrimary() throws(ElementPredicateError) -> Node {
    switch token.kind {
    case .string(let string): return constant(.string(string))
    case .number(let number): return constant(number)
    case .variable(let name):
      advance()
      return .expression(.variable(name))
    case .escapedWord(let key):
      advance()
      return .expression(.keyPath([key]))
    case .specifier("K"):
      var path = try takeKeyPath()
      if path.first?.uppercased() == "SELF" { path.removeFirst() }
      return .expression(path.isEmpty ? .selfReference : .keyPath(path))
    case .specifier(let conversion):
      return .expression(try takeArgument(conversion))
    case .symbol("("):
      advance()
      try descend()
      let inner = try parseOr()
      var others = ["AND", "OR"]
      if case .expression = inner { others = ["an operator"] }
      try require(")", or: others)
      ascend()
      return inner
    case .symbol("{"):
      advance()
      return .expression(.aggregate(try parseList(closing: "}")))
    case .word(let word): return try parseWord(word)
    default: throw unexpected(["a key", "a value"])
    }
  }

  private mutating func constant(_ value: PredicateValue) -> Node {
    advance()
    return .expression(.constant(value))
  }

  /// Parses the members of a list whose opening token has been read.
  mutating func parseList(closing: String) throws(ElementPredicateError) -> [ElementExpression] {
    if take(closing) { return [] }
    try descend()
    var members: [ElementExpression] = []
    repeat {
      let start = token
      members.append(try requireExpression(try parseSum(), at: start))
    } while take(",")
    try require(closing, or: [","])
    ascend()
    return members
  }
}
