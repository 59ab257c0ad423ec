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
      recordingErrors(or: ElementPredicate.value(false)) {
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
    guard Self.asksAnApp(about: object) else {
      return recordingErrors(or: false) {
        try bound(to: variables).evaluate(onObject: object, in: .current)
      }
    }
    return recording(or: false) { test in
      try bound(to: variables).evaluate(onObject: object, in: test)
    }
  }

  private func bound(to variables: [String: Any]?) throws -> ElementPredicate {
    try substituting((variables ?? [:]).mapValues { PredicateArgument($0) })
  }
}
