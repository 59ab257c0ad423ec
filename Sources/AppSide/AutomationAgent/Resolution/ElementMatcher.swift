import AutomationProtocol

/// Decides whether elements match a predicate, which is prepared once for all of them.
@MainActor
struct ElementMatcher {
  /// Nil when there is a name.
  private let predicate: CompiledPredicate?
  /// The string of a subscript, by far the commonest predicate: compared without further ado.
  private let name: String?
  private let tree: any ElementTree

  /// Prepares a predicate.
  ///
  /// - Throws: `AutomationFailure.invalidQuery` when it cannot be evaluated at all.
  init(_ predicate: ElementPredicate, tree: any ElementTree) throws {
    self.tree = tree
    name = predicate.identifiedString
    self.predicate =
      name == nil ? try Self.explainingErrors { try CompiledPredicate(predicate) } : nil
  }

  /// Whether an element matches.
  ///
  /// - Throws: `AutomationFailure.invalidQuery` when the predicate cannot be evaluated on it.
  func matches(_ element: any AutomationElement) throws -> Bool {
    if let name { return ElementNames(of: element).contains(name) }
    guard let predicate else { return false }
    return try Self.explainingErrors {
      try predicate.evaluate(on: ElementSubject(element: element, tree: tree))
    }
  }

  private static func explainingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as ElementPredicateError {
      throw AutomationFailure.invalidQuery("\(error)")
    }
  }
}
