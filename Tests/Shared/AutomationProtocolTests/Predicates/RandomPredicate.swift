import AutomationProtocol
import Foundation

/// A generator of random predicates, repeatable by its seed.
struct RandomPredicate: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(below limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Returns a predicate in the parser's form: compounds of two or more operands, no collection
  /// constants.
  mutating func predicate(depth: Int = 4) -> ElementPredicate {
    switch depth == 0 ? 9 : number(below: 10) {
    case 0: return .value(next() % 2 == 0)
    case 1: return .not(predicate(depth: depth - 1))
    case 2, 3: return .and(operands(depth: depth - 1))
    case 4, 5: return .or(operands(depth: depth - 1))
    case 6: return .identified(by: string())
    default: return .comparison(comparison(depth: min(depth, 3)))
    }
  }

  private mutating func operands(depth: Int) -> [ElementPredicate] {
    var operands: [ElementPredicate] = []
    for _ in 0..<(2 + number(below: 2)) { operands.append(predicate(depth: depth)) }
    return operands
  }

  private mutating func comparison(depth: Int) -> PredicateComparison {
    PredicateComparison(
      left: expression(depth: depth), operator: pick(PredicateComparison.Operator.allCases),
      right: expression(depth: depth), modifier: pick(PredicateComparison.Modifier.allCases),
      options: PredicateComparison.Options(rawValue: UInt8(number(below: 16))))
  }

  mutating func expression(depth: Int) -> ElementExpression {
    switch depth == 0 ? number(below: 6) : number(below: 13) {
    case 0, 1: return .constant(value())
    case 2, 3: return .keyPath(keyPath())
    case 4: return .selfReference
    case 5: return .variable(pick(["NAME", "limit", "_1"]))
    case 6: return .aggregate(expressions(depth: depth - 1, count: number(below: 4)))
    case 7, 8:
      return .arithmetic(
        pick(ElementExpression.Arithmetic.allCases), expression(depth: depth - 1),
        expression(depth: depth - 1))
    case 9:
      let function = pick(PredicateFunction.allCases)
      let count = function.argumentCount.lowerBound
      return .function(function, expressions(depth: depth - 1, count: count))
    case 10:
      let position = expression(depth: depth - 1)
      return .index(
        expression(depth: depth - 1), pick([.first, .last, .size, .at(position)]))
    case 11:
      return .subquery(
        expression(depth: depth - 1), variable: pick(["NAME", "x"]),
        predicate(depth: min(depth - 1, 2)))
    default:
      // The parser would join a key, SELF or another path with this one into a single path.
      return .valueForKeyPath(.aggregate(expressions(depth: depth - 1, count: 2)), keyPath())
    }
  }

  private mutating func expressions(depth: Int, count: Int) -> [ElementExpression] {
    var expressions: [ElementExpression] = []
    for _ in 0..<count { expressions.append(expression(depth: depth)) }
    return expressions
  }

  private mutating func keyPath() -> [String] {
    let keys = ["label", "frame", "size", "first", "LIKE", "isEnabled", "x_1", "not", "lowercase"]
    var path = [pick(keys)]
    for _ in 0..<number(below: 3) { path.append(pick(keys)) }
    if number(below: 5) == 0 { path.append("@count") }
    return path
  }

  mutating func value() -> PredicateValue {
    switch number(below: 10) {
    case 0: return .null
    case 1: return .bool(next() % 2 == 0)
    case 2: return .int(number(below: 20) - 10)
    case 3: return .int(Int(truncatingIfNeeded: next()))
    case 4: return .double(double())
    case 5: return .date(Date(timeIntervalSinceReferenceDate: double()))
    case 6: return .rect(x: double(), y: -1, width: 0.1, height: double())
    case 7: return number(below: 2) == 0 ? .point(x: double(), y: 3) : .size(width: 0, height: 1.5)
    default: return .string(string())
    }
  }

  private mutating func double() -> Double {
    switch number(below: 4) {
    case 0: return Double(number(below: 2000) - 1000) / 8
    case 1: return Double(number(below: 100))
    default:
      let double = Double(bitPattern: next())
      return double.isFinite ? double : 0.5
    }
  }

  /// Returns a string with characters that are difficult in a literal.
  mutating func string() -> String {
    let parts = [
      "Save", "\"", "'", "\\", "\n", "\r\n", "\t", "\u{301}", "é", "日本", "👩‍👩‍👧",
      "%@", "%K", "$x", " ",
      "\u{0}", "\u{7F}", "{", "]", "#", "\\n", "\\u0041", "\u{1F1E9}", "\u{200D}",
    ]
    var string = ""
    for _ in 0..<number(below: 6) { string += pick(parts) }
    return string
  }
}
