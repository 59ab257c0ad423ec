import AppDriving
import AutomationProtocol

extension ElementQuery {
  /// One element of the query as a test would write it: `app.buttons["Login"]`, `app.buttons.element`.
  ///
  /// - Parameter isAny: Whether the first of several will do, as where something only has to be there.
  func swiftElement(isAny: Bool = false) -> String {
    swiftSource + (namesElement ? "" : isAny ? ".firstMatch" : ".element")
  }

  /// Whether the query in Swift is an element already.
  private var namesElement: Bool {
    switch steps.last {
    case nil, .system, .index, .first, .identity: return true
    case .matching(let predicate):
      // A type and an identifier are the arguments of one method, which gives a query.
      if case .type = steps.dropLast().last { return false }
      return predicate.identifiedString != nil
    default: return false
    }
  }
}
