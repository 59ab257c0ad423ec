import AutomationAgent
import TerminalUIKit

extension UITextField: SecureField {
  /// What is in the field.
  public var automationSecureText: String { text ?? "" }
}
