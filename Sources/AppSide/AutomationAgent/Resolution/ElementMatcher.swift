import AutomationProtocol

/// Decides whether elements match a predicate, which is prepared once for all of them.
@MainActor
struct ElementMatcher {
  private let predicate: CompiledPredicate

  /// Prepares a predicate.
  ///
  /// - Throws: `AutomationFailure.invalidQuery` when it cannot be evaluated at all.
  init(_ predicate: ElementPredicate) throws {
    self.predicate = try Self.explainingErrors { try CompiledPredicate(predicate) }
  }

  /// Whether it is true of an element.
  ///
  /// - Throws: `AutomationFailure.invalidQuery` when the predicate cannot be evaluated on it.
  func matches(_ subject: some PredicateSubject) throws -> Bool {
    try Self.explainingErrors { try predicate.evaluate(on: subject) }
  }

  private static func explainingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as ElementPredicateError {
      throw AutomationFailure.invalidQuery("\(error)")
    }
  }
}
