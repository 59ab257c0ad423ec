/// A predicate prepared for evaluation on many subjects.
///
/// Search strings are folded and regular expressions compiled once. The predicate of a subscript (`"Save" IN
/// identifiers`) makes a single call to each subject.
public struct CompiledPredicate: Sendable {
  private indirect enum Node: Sendable {
    case value(Bool)
    case identified(String)
    case not(Node)
    case and([Node])
    case or([Node])
    case comparison(CompiledComparison)
  }

  private let root: Node

  /// Prepares a predicate.
  ///
  /// - Throws: `ElementPredicateError` with the code `invalidRegularExpression`.
  public init(_ predicate: ElementPredicate) throws {
    root = try Self.node(predicate)
  }

  private static func node(_ predicate: ElementPredicate) throws -> Node {
    switch predicate {
    case .value(let value): .value(value)
    case .not(let operand): .not(try node(operand))
    case .and(let operands): .and(try operands.map(node))
    case .or(let operands): .or(try operands.map(node))
    case .comparison(let comparison):
      if let string = comparison.identifiedString {
        .identified(string)
      } else {
        .comparison(try CompiledComparison(comparison))
      }
    }
  }

  /// Returns whether the predicate holds for `subject`.
  ///
  /// - Throws: `ElementPredicateError` where Foundation would raise an exception, and the subject's
  ///   errors.
  public func evaluate(on subject: some PredicateSubject) throws -> Bool {
    try Self.evaluate(root, on: subject)
  }

  private static func evaluate(_ node: Node, on subject: some PredicateSubject) throws -> Bool {
    switch node {
    case .value(let value): return value
    case .identified(let string): return try subject.isIdentified(by: string)
    case .not(let operand): return try !evaluate(operand, on: subject)
    case .and(let operands):
      for operand in operands where try !evaluate(operand, on: subject) { return false }
      return true
    case .or(let operands):
      for operand in operands where try evaluate(operand, on: subject) { return true }
      return false
    case .comparison(let comparison): return try comparison.holds(for: subject)
    }
  }
}
