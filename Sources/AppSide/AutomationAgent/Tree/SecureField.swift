/// A text field that shows bullets, and tells the agent what is in it.
///
/// The test hides the text wherever the app may show it.
@MainActor
public protocol SecureField: AutomationElement {
  /// What is in the field.
  var automationSecureText: String { get }
}
