import AutomationProtocol
import Foundation

/// A predicate that was made of a format string, and still knows of which.
final class FormatPredicate: NSPredicate {
  let tree: ElementPredicate

  init(_ tree: ElementPredicate) {
    self.tree = tree
    super.init(value: false)
  }

  /// A format string and its arguments; what cannot be read fails the running test.
  convenience init(parsing format: String, _ arguments: [PredicateArgument]) {
    self.init(
      recording(or: ElementPredicate.value(false)) { _ in
        try PredicateParser.parse(format, arguments: arguments)
      })
  }

  // The toolchain's archives have no place for a format.
  required init?(coder: NSCoder) { nil }

  override var predicateFormat: String { tree.formatString }

  override var description: String { tree.formatString }

  override var hash: Int { tree.hashValue }

  override func isEqual(_ object: Any?) -> Bool { (object as? FormatPredicate)?.tree == tree }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    tree.evaluateRecording(on: object, bindings)
  }
}

extension ElementPredicate {
  /// Evaluates the predicate in the test; what cannot be evaluated fails that.
  func evaluateRecording(on object: Any?, _ variables: [String: Any]?) -> Bool {
    recording(or: false) { test in
      let bound = try substituting((variables ?? [:]).mapValues { PredicateArgument($0) })
      return try bound.evaluate(onObject: object, in: test)
    }
  }
}
