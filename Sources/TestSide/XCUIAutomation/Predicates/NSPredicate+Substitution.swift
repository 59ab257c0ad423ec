import AutomationProtocol
import Foundation

// The toolchain declares its own unavailable on Linux; an extension's wins.
extension NSPredicate {
  /// The predicate with its variables, `$NAME` in the format, replaced by values.
  ///
  /// A variable without a value, and a value that no predicate can hold, fail the running test, and give
  /// a predicate that is never true. A block gets the values when it is asked.
  ///
  /// - Parameter variables: The values by name, without the `$`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    if let tree = PredicateRegistry.tree(of: self) {
      return FormatPredicate(
        recording(or: ElementPredicate.value(false)) { _ in
          try tree.substituting(variables.mapValues { PredicateArgument($0) })
        })
    }
    if let compound = self as? NSCompoundPredicate {
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) })
    }
    // Both live where the test evaluates them.
    nonisolated(unsafe) let (original, values) = (self, variables)
    return NSPredicate { object, later in
      original.evaluate(
        with: object, substitutionVariables: values.merging(later ?? [:]) { value, _ in value })
    }
  }
}
