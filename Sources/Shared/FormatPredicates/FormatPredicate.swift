import AutomationProtocol
import Foundation

/// A predicate that was created from a format string and keeps its syntax tree.
package final class FormatPredicate: NSPredicate {
  /// The syntax tree.
  package let tree: ElementPredicate

  /// Makes a predicate from a syntax tree.
  package init(_ tree: ElementPredicate) {
    self.tree = tree
    super.init(value: false)
  }

  /// Creates a predicate from a format string and its arguments, and reports invalid ones.
  convenience init(parsing format: String, _ arguments: [PredicateArgument]) {
    self.init(
      PredicateHandlers.current.making { () throws(ElementPredicateError) in
        try PredicateParser.parse(format, arguments: arguments)
      })
  }

  // The toolchain's archives can't store a format.
  package required init?(coder: NSCoder) { nil }

  package override var predicateFormat: String { tree.formatString }

  package override var description: String { tree.formatString }

  package override var hash: Int { tree.hashValue }

  package override func isEqual(_ object: Any?) -> Bool {
    (object as? FormatPredicate)?.tree == tree
  }

  package override func copy(with zone: NSZone? = nil) -> Any { self }

  package override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    PredicateHandlers.current.evaluate(tree, on: object, bindings)
  }
}
