import AutomationProtocol
import FormatPredicates
import Foundation

// A function with the name of a class whose initializers Foundation declares unavailable on Linux.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns a predicate that compares two expressions.
///
/// It equals the predicate that the same comparison in a format string makes.
///
/// - Parameters:
///   - lhs: The left side.
///   - rhs: The right side.
///   - modifier: Whether the left side is one value or the members of a collection.
///   - type: The operator.
///   - options: The options for comparing strings.
public func NSComparisonPredicate(
  leftExpression lhs: PredicateExpression, rightExpression rhs: PredicateExpression,
  modifier: ComparisonModifier, type: ComparisonOperator, options: ComparisonOptions = []
) -> NSPredicate {
  FormatPredicate(
    PredicateHandlers.current.making { () throws(ElementPredicateError) in
      .comparison(
        PredicateComparison(
          left: try lhs.expression(), operator: type.form, right: try rhs.expression(),
          modifier: modifier.form, options: PredicateComparison.Options(rawValue: options.rawValue))
      )
    })
}

/// The left side of a comparison: a value or the members of a collection
/// (`NSComparisonPredicate.Modifier`).
public enum ComparisonModifier: UInt, Sendable {
  /// The left side is one value.
  case direct
  /// Every member satisfies the comparison.
  case all
  /// At least one member satisfies the comparison.
  case any

  fileprivate var form: PredicateComparison.Modifier {
    switch self {
    case .direct: .direct
    case .all: .all
    case .any: .any
    }
  }
}

/// The operator of a comparison (`NSComparisonPredicate.Operator`).
public enum ComparisonOperator: UInt, Sendable {
  /// Less than.
  case lessThan
  /// Less than or equal.
  case lessThanOrEqualTo
  /// Greater than.
  case greaterThan
  /// Greater than or equal.
  case greaterThanOrEqualTo
  /// Equal.
  case equalTo
  /// Not equal.
  case notEqualTo
  /// The whole left string matches the right one as a regular expression.
  case matches
  /// The whole left string matches the right one, in which `*` and `?` stand for other text.
  case like
  /// The left string begins with the right one.
  case beginsWith
  /// The left string ends with the right one.
  case endsWith
  /// The left side is a member or a substring of the right one.
  case `in`
  /// The right side is a member or a substring of the left one.
  case contains
  /// The left side lies between the two members of the right one.
  case between

  fileprivate var form: PredicateComparison.Operator {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .in
    case .contains: .contains
    case .between: .between
    }
  }
}

/// The options for comparing strings (`NSComparisonPredicate.Options`).
public struct ComparisonOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt8

  /// Creates options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Ignores the difference between upper and lower case.
  public static let caseInsensitive = ComparisonOptions(rawValue: 1)
  /// Ignores accents.
  public static let diacriticInsensitive = ComparisonOptions(rawValue: 2)
  /// The strings are already in a comparable form.
  public static let normalized = ComparisonOptions(rawValue: 4)
}
