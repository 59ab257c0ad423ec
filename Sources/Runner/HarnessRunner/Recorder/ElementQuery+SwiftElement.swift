import AppDriving
import AutomationProtocol

extension ElementQuery {
  /// Returns Swift source for one element of the query: `app.buttons["Login"]`, `app.buttons.element`.
  ///
  /// - Parameter isAny: Whether any of several matches is enough, such as for existence.
  func swiftElement(isAny: Bool = false) -> String {
    swiftSource + (namesElement ? "" : isAny ? ".firstMatch" : ".element")
  }

  /// Whether the query's Swift source already is an element.
  private var namesElement: Bool {
    switch steps.last {
    case nil, .system, .index, .first, .identity: return true
    case .matching(let predicate):
      // A type and an identifier are arguments of one method, which returns a query.
      if case .type = steps.dropLast().last { return false }
      return predicate.identifiedString != nil
    default: return false
    }
  }
}
