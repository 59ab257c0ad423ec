import AutomationProtocol

/// Decides whether elements match a predicate.
@MainActor
struct ElementMatcher {
  let predicate: ElementPredicate

  func matches(_ element: any AutomationElement) throws -> Bool {
    switch predicate {
    case .value(let value): value
    case .identifiers(let string): element.isIdentified(by: string)
    case .not(let inner): try !ElementMatcher(predicate: inner).matches(element)
    }
  }
}

extension AutomationElement {
  /// Whether a string is one of the element's identifying properties: identifier, label, title, value
  /// or placeholder (XCUITest: the whole string, case-sensitive, without an order of preference).
  func isIdentified(by string: String) -> Bool {
    automationIdentifier == string || automationLabel == string || automationTitle == string
      || automationValue?.text == string || automationPlaceholder == string
  }
}
