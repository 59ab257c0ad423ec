/// A text field that shows bullets, but gives its text to the agent.
///
/// The test hides the text wherever the app may show it.
@MainActor
public protocol SecureField: AutomationElement {
  /// The text in the field.
  var automationSecureText: String { get }
}
