import Foundation

/// The methods of a text view's delegate for code that writes the `?` of UIKit's optional methods:
/// `textView.delegate?.textViewDidChange?(textView)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UITextViewDelegate {
  /// The method of this name.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }

  /// The method of this name.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }

  /// The method of this name.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }

  /// The method of this name.
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }

  /// The method of this name.
  public var textViewDidChange: ((UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }

  /// The method of this name.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }

  /// The methods of this name.
  public var textView: TextViewDelegateMethods? { TextViewDelegateMethods(delegate: self) }
}

/// What calls the methods of a text view's delegate that have labels.
@preconcurrency @MainActor
public struct TextViewDelegateMethods {
  let delegate: any UITextViewDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}
