import Foundation
import TerminalUIKit

/// Fields for a name, a password and a short code; Return moves to the next one.
final class TextFieldViewController: CapabilityViewController {
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let codeField = UITextField()

  /// The maximum length of a code, in characters.
  private static let codeLength = 4
  /// The maximum length of a report, in characters: more than a screen shows.
  private static let reportLength = 80

  init() { super.init("Type; Return goes on to the next field. The code takes four digits.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, field) in [("Name", nameField), ("Password", passwordField), ("Code", codeField)] {
      field.placeholder = name
      field.borderStyle = .roundedRect
      field.delegate = self
      add(name, field, width: 240)
    }
    nameField.returnKeyType = .next
    passwordField.isSecureTextEntry = true
    codeField.keyboardType = .numberPad
    // The report must not copy all of a long text at each key.
    report(nameField, on: .editingChanged) { "name \(($0.text ?? "").prefix(Self.reportLength))" }
    report(passwordField, on: .editingChanged) { "password of \($0.text?.utf16.count ?? 0)" }
    report(codeField, on: .editingChanged) { "code \($0.text ?? "")" }
    let disabled = UITextField()
    disabled.text = "not yours"
    disabled.isEnabled = false
    disabled.borderStyle = .roundedRect
    add("Disabled", disabled, width: 240)
  }
}

extension TextFieldViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    saw("return in \(textField.placeholder ?? "")")
    let fields = [nameField, passwordField, codeField]
    if let index = fields.firstIndex(of: textField), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === codeField else { return true }
    let isNumber = string.allSatisfy { ("0"..."9").contains($0) }
    let length = (textField.text?.utf16.count ?? 0) - range.length + string.utf16.count
    return isNumber && length <= Self.codeLength
  }
}
