import AutomationProtocol

/// The strings that identify an element: identifier, label, title, value and placeholder (XCUITest: a
/// query's string is the whole of one of them, case-sensitive, without an order of preference).
@MainActor
final class ElementNames {
  private let identifier: String
  private let label: String
  private let title: String
  private let value: String?
  private let placeholder: String?

  /// Reads the names of an element.
  init(of element: any AutomationElement) {
    identifier = element.automationIdentifier
    label = element.automationLabel
    title = element.automationTitle
    value = element.automationValue?.text
    placeholder = element.automationPlaceholder
  }

  /// Whether a string is one of them.
  ///
  /// What has no name is not called by the empty one.
  func contains(_ string: String) -> Bool {
    guard !string.isEmpty else { return false }
    return identifier == string || label == string || title == string || placeholder == string
      || value == string
  }

  /// Those that say anything.
  var strings: [String] {
    [identifier, title, label, value ?? "", placeholder ?? ""].filter { !$0.isEmpty }
  }
}
