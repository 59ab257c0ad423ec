import AutomationProtocol
import Foundation

// The toolchain declares these initialisers unavailable on Linux; an extension's own ones win.
extension NSPredicate {
  /// Makes a predicate of a format string, in Apple's predicate language.
  ///
  /// A format that cannot be read fails the running test at this line, and gives a predicate that is
  /// never true.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label CONTAINS[c] %@"`.
  ///   - args: The values of its specifiers.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(parsing: predicateFormat, args.map { PredicateArgument($0) })
  }

  /// Makes a predicate of a format string with arguments that are no C arguments, such as arrays.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label IN %@"`.
  ///   - args: The values of its specifiers.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(parsing: predicateFormat, args.map { PredicateArgument($0) })
  }

  /// Makes a predicate of a format string.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format, such as `"label CONTAINS[c] %@"`.
  ///   - arguments: The values of its specifiers.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(parsing: predicateFormat, (arguments ?? []).map { PredicateArgument($0) })
  }

  private convenience init(parsing format: String, _ arguments: [PredicateArgument]) {
    let tree = recording(or: ElementPredicate.value(false)) { _ in
      try PredicateParser.parse(format, arguments: arguments)
    }
    self.init(block: { object, variables in
      recording(or: false) { test in
        let bound = try tree.substituting((variables ?? [:]).mapValues { PredicateArgument($0) })
        return try bound.evaluate(onObject: object, in: test)
      }
    })
    PredicateRegistry.remember(tree, of: self)
  }
}
