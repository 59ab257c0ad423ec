import AutomationProtocol
import Foundation

/// Initializers from a format string.
///
/// An initializer of a class can't return an instance of a subclass, and `NSPredicate` itself can store only
/// a block. An initializer of a protocol can return one, so callers get a predicate that keeps its format.
public protocol FormatPredicateMaking {}

extension NSPredicate: FormatPredicateMaking {}

// The toolchain declares these initializers unavailable on Linux; overload resolution prefers ours.
extension FormatPredicateMaking where Self == NSPredicate {
  /// Creates a predicate from a format string in Apple's predicate language.
  ///
  /// If the format is invalid, or the number of arguments differs from the number of specifiers, the
  /// running test fails at this line, an app logs the error on standard error, and the
  /// predicate is always false.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label CONTAINS[c] %@"`.
  ///   - args: The values of its specifiers.
  ///   - args: The values of its specifiers.
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self = FormatPredicate(parsing: predicateFormat, args.map { PredicateArgument($0) })
  }

  /// Creates a predicate from a format string, with arguments such as arrays that aren't C
  /// arguments.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label IN %@"`.
  ///   - args: The values of its specifiers.
  public init(format predicateFormat: String, _ args: Any...) {
    self = FormatPredicate(parsing: predicateFormat, args.map { PredicateArgument($0) })
  }

  /// Creates a predicate from a format string.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label CONTAINS[c] %@"`.
  ///   - arguments: The values of its specifiers.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = FormatPredicate(
      parsing: predicateFormat, (arguments ?? []).map { PredicateArgument($0) })
  }
}

// In a test suite's extension of the class, an initializer can delegate only to another initializer of the
// class.
extension NSPredicate {
  /// Creates a predicate from a format string, for initializers that delegate to this one.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label CONTAINS[c] %@"`.
  ///   - args: The values of its specifiers.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(parsing: predicateFormat, args.map { PredicateArgument($0) })
  }

  /// Creates a predicate from a format string, for initializers that delegate to this one.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label CONTAINS[c] %@"`.
  ///   - arguments: The values of its specifiers.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(parsing: predicateFormat, (arguments ?? []).map { PredicateArgument($0) })
  }

  private convenience init(parsing format: String, _ arguments: [PredicateArgument]) {
    let tree = FormatPredicate(parsing: format, arguments).tree
    self.init(block: { object, variables in
      PredicateHandlers.current.evaluate(tree, on: object, variables)
    })
    PredicateRegistry.remember(tree, of: self)
  }
}
