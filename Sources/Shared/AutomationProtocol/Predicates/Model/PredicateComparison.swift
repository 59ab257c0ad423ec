/// Two expressions and the operator between them, such as `label CONTAINS[c] "Month"`.
public struct PredicateComparison: Hashable, Sendable {
  /// The left side; with `ANY` and `ALL` a collection.
  public var left: ElementExpression
  /// The operator.
  public var `operator`: Operator
  /// The right side.
  public var right: ElementExpression
  /// Whether the comparison applies to the left side as a whole or to its members.
  public var modifier: Modifier
  /// The options for comparing strings.
  public var options: Options

  /// Makes a comparison of two expressions.
  public init(
    left: ElementExpression, operator: Operator, right: ElementExpression,
    modifier: Modifier = .direct, options: Options = []
  ) {
    self.left = left
    self.operator = `operator`
    self.right = right
    self.modifier = modifier
    self.options = options
  }

  /// The string of `"…" IN identifiers`, if the comparison has that form.
  package var identifiedString: String? {
    guard
      case .constant(.string(let string)) = left, case .in = `operator`, case .direct = modifier,
      options.rawValue == 0, case .keyPath(let keys) = right, keys.count == 1,
      keys[0] == PredicateKey.identifiers.rawValue
    else { return nil }
    return string
  }
}
