import Foundation

/// Optional forms of the text field delegate's methods.
///
/// They support UIKit's optional calls: `field.delegate?.textFieldShouldReturn?(field)`. Optional
/// protocol methods need the Objective-C runtime. Each property here returns an optional closure
/// that calls the method of the same name.
extension UITextFieldDelegate {
  /// A closure that calls the method of the same name.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }

  /// A closure that calls the method of the same name.
  public var textFieldShouldClear: ((UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }

  /// A closure that calls the method of the same name.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }

  /// The delegate's methods whose base name is `textFieldDidEndEditing`.
  public var textFieldDidEndEditing: TextFieldDelegateMethods? {
    TextFieldDelegateMethods(delegate: self)
  }

  /// The delegate's methods whose base name is `textField`.
  public var textField: TextFieldDelegateMethods? { TextFieldDelegateMethods(delegate: self) }
}

/// A callable value that forwards to the text field delegate's methods with argument labels.
@preconcurrency @MainActor
public struct TextFieldDelegateMethods {
  let delegate: any UITextFieldDelegate

  /// Forwards to the delegate's `textFieldDidEndEditing(_:)`.
  public func callAsFunction(_ textField: UITextField) {
    delegate.textFieldDidEndEditing(textField)
  }

  /// Forwards to the delegate's `textFieldDidEndEditing(_:reason:)`.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }

  /// Forwards to the delegate's `textField(_:shouldChangeCharactersIn:replacementString:)`.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}
