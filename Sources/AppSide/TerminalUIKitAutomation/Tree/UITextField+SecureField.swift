import AutomationAgent
import TerminalUIKit

extension UITextField: SecureField {
  /// The text in the field.
  public var automationSecureText: String { text ?? "" }
}
