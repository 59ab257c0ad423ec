import AutomationProtocol
import Foundation

/// A predicate that was created from a format string and keeps its syntax tree.
final class FormatPredicate: NSPredicate {
  let tree: ElementPredicate

  init(_ tree: ElementPredicate) {
    self.tree = tree
    super.init(value: false)
  }

  /// Creates a predicate from a format string and its arguments; invalid ones fail the running
  /// test.
  convenience init(parsing format: String, _ arguments: [PredicateArgument]) {
    self.init(
      recordingErrors(or: ElementPredicate.value(false)) {
        try PredicateParser.parse(format, arguments: arguments)
      })
  }

  // The toolchain's archives cannot store a format.
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
  /// Evaluates the predicate in the test process; an evaluation error fails the test.
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
