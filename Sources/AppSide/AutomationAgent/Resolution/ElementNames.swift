import AutomationProtocol

/// The strings that identify an element: identifier, label, title, value and placeholder.
///
/// As in XCUITest, a query's string must equal one of them, case-sensitively and without an order
/// of preference. An empty string identifies nothing.
@MainActor
enum ElementNames {
  /// Passes each string that isn't empty to a visitor.
  static func visit(of element: any AutomationElement, _ visit: (String) -> Void) {
    let identifier = element.automationIdentifier
    if !identifier.isEmpty { visit(identifier) }
    let title = element.automationTitle
    if !title.isEmpty { visit(title) }
    let label = element.automationLabel
    if !label.isEmpty { visit(label) }
    if let value = element.automationValue?.text, !value.isEmpty { visit(value) }
    if let placeholder = element.automationPlaceholder, !placeholder.isEmpty { visit(placeholder) }
  }

  /// Returns the strings of an element that aren't empty.
  static func strings(of element: any AutomationElement) -> [String] {
    var strings: [String] = []
    visit(of: element) { strings.append($0) }
    return strings
  }

  /// Returns whether a string identifies an element.
  static func contain(_ name: String, of element: any AutomationElement) -> Bool {
    if name.isEmpty { return false }
    return element.automationIdentifier == name || element.automationLabel == name
      || element.automationTitle == name || element.automationPlaceholder == name
      || element.automationValue?.text == name
  }
}
