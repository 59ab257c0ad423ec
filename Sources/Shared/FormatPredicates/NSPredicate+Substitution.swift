import AutomationProtocol
import Foundation

// The toolchain declares its own method unavailable on Linux; a method in an extension takes
// precedence.
extension NSPredicate {
  /// Returns the predicate with its variables, `$NAME` in the format, replaced by values.
  ///
  /// A variable without a value, or a value that a predicate can't hold, fails the running test or is logged
  /// by an app, and the predicate is always false. A block gets the values when it is called.
  ///
  /// - Parameter variables: The values by name, without the `$`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    if let tree = PredicateRegistry.tree(of: self) {
      return FormatPredicate(
        PredicateHandlers.current.making { () throws(ElementPredicateError) in
          try tree.bound(to: variables)
        })
    }
    if let compound = self as? NSCompoundPredicate {
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) })
    }
    // Both are used only where the test evaluates the predicate.
    nonisolated(unsafe) let (original, values) = (self, variables)
    return NSPredicate { object, later in
      original.evaluate(
        with: object, substitutionVariables: values.merging(later ?? [:]) { value, _ in value })
    }
  }
}
