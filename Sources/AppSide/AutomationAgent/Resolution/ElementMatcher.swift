import AutomationProtocol

/// A predicate prepared for matching many elements.
@MainActor
struct ElementMatcher {
  private let predicate: CompiledPredicate

  /// Prepares a predicate.
  ///
  /// - Throws: `AutomationFailure.invalidQuery` if it can't be evaluated at all.
  init(_ predicate: ElementPredicate) throws {
    self.predicate = try Self.explainingErrors { try CompiledPredicate(predicate) }
  }

  /// Returns whether an element matches.
  ///
  /// - Throws: `AutomationFailure.invalidQuery` if the predicate can't be evaluated on the element.
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
