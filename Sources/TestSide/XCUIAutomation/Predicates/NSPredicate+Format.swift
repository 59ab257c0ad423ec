import AutomationProtocol
import Foundation

/// What can be made of a format string.
///
/// An initializer of a class cannot return an object of another class, and `NSPredicate` itself can hold
/// nothing but a block. One of a protocol can: what calls it gets a predicate that knows its format.
public protocol FormatPredicateMaking {}

extension NSPredicate: FormatPredicateMaking {}

// The toolchain declares these initializers unavailable on Linux; ours win.
extension FormatPredicateMaking where Self == NSPredicate {
  /// Makes a predicate of a format string, in Apple's predicate language.
  ///
  /// A format that cannot be read, or has not as many specifiers as there are arguments, fails the
  /// running test at this line, and gives a predicate that is never true.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label CONTAINS[c] %@"`.
  ///   - args: The values of its specifiers.
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self = FormatPredicate(parsing: predicateFormat, args.map { PredicateArgument($0) })
  }

  /// Makes a predicate of a format string with arguments that are no C arguments, such as arrays.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label IN %@"`.
  ///   - args: The values of its specifiers.
  public init(format predicateFormat: String, _ args: Any...) {
    self = FormatPredicate(parsing: predicateFormat, args.map { PredicateArgument($0) })
  }

  /// Makes a predicate of a format string.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label CONTAINS[c] %@"`.
  ///   - arguments: The values of its specifiers.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = FormatPredicate(
      parsing: predicateFormat, (arguments ?? []).map { PredicateArgument($0) })
  }
}

// An initializer of a suite's own, in an extension of the class, can hand on only to one of the class.
extension NSPredicate {
  /// Makes a predicate of a format string, for an initializer that hands on to this one.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label CONTAINS[c] %@"`.
  ///   - args: The values of its specifiers.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(parsing: predicateFormat, args.map { PredicateArgument($0) })
  }

  /// Makes a predicate of a format string, for an initializer that hands on to this one.
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
    self.init(block: { object, variables in tree.evaluateRecording(on: object, variables) })
    PredicateRegistry.remember(tree, of: self)
  }
}
