import Foundation

/// The methods of a text field's delegate for code that writes the `?` of UIKit's optional methods:
/// `field.delegate?.textFieldShouldReturn?(field)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UITextFieldDelegate {
  /// The method of this name.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }

  /// The method of this name.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }

  /// The method of this name.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }

  /// The method of this name.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }

  /// The method of this name.
  public var textFieldShouldClear: ((UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }

  /// The method of this name.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }

  /// The methods of this name.
  public var textFieldDidEndEditing: TextFieldDelegateMethods? {
    TextFieldDelegateMethods(delegate: self)
  }

  /// The methods of this name.
  public var textField: TextFieldDelegateMethods? { TextFieldDelegateMethods(delegate: self) }
}

/// What calls the methods of a text field's delegate that have labels.
@preconcurrency @MainActor
public struct TextFieldDelegateMethods {
  let delegate: any UITextFieldDelegate

  /// Calls the method with these labels.
  public func callAsFunction(_ textField: UITextField) {
    delegate.textFieldDidEndEditing(textField)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}
