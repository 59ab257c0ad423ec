/// One side of a comparison.
public indirect enum ElementExpression: Hashable, Sendable {
  /// A value that is part of the predicate.
  case constant(PredicateValue)
  /// A key path from the subject; its first key is an attribute of the element (`PredicateKey`).
  case keyPath([String])
  /// The subject itself, `SELF`.
  case selfReference
  /// A collection of expressions, `{1, 2, 3}`.
  case aggregate([ElementExpression])
  /// Two numbers and an operator.
  case arithmetic(Arithmetic, ElementExpression, ElementExpression)
  /// A call such as `lowercase(label)`.
  case function(PredicateFunction, [ElementExpression])
  /// A member of a collection, such as `identifiers[FIRST]`.
  case index(ElementExpression, Index)
  /// A key path from the value of another expression, such as `identifiers[0].length`.
  case valueForKeyPath(ElementExpression, [String])
  /// The members of a collection for which a predicate holds.
  ///
  /// In the predicate `$NAME` stands for the member: `SUBQUERY(identifiers, $name, $name CONTAINS
  /// "x")`.
  case subquery(ElementExpression, variable: String, ElementPredicate)
  /// `$NAME`, which `substituting(_:)` replaces before evaluation.
  case variable(String)

  /// An arithmetic operator; the raw value is its symbol, in text and in JSON.
  public enum Arithmetic: String, Hashable, Sendable, CaseIterable {
    /// The sum.
    case add = "+"
    /// The difference.
    case subtract = "-"
    /// The product.
    case multiply = "*"
    /// The quotient; of two integers an integer, as in `NSExpression`.
    case divide = "/"
    /// The power.
    case power = "**"
  }

  /// A position in a collection.
  public enum Index: Hashable, Sendable {
    /// The first member, `[FIRST]`; `nil` if there isn't one.
    case first
    /// The last member, `[LAST]`; `nil` if there isn't one.
    case last
    /// The number of members, `[SIZE]`.
    case size
    /// The member at a position, from 0, or under a key of a dictionary.
    case at(ElementExpression)
  }
}

extension ElementExpression: CustomStringConvertible {
  /// The expression in the syntax of a format string.
  public var description: String {
    PredicateFormatter.text(of: self)
  }
}
