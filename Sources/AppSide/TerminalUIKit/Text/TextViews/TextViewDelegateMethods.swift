import Foundation

/// Optional forms of the text view delegate's methods.
///
/// They support UIKit's optional calls: `textView.delegate?.textViewDidChange?(textView)`. Optional
/// protocol methods need the Objective-C runtime. Each property here returns an optional closure
/// that calls the method of the same name.
extension UITextViewDelegate {
  /// A closure that calls the method of the same name.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var textViewDidChange: ((UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }

  /// A closure that calls the method of the same name.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }

  /// The delegate's methods whose base name is `textView`.
  public var textView: TextViewDelegateMethods? { TextViewDelegateMethods(delegate: self) }
}

/// A callable value that forwards to the text view delegate's methods with argument labels.
@preconcurrency @MainActor
public struct TextViewDelegateMethods {
  let delegate: any UITextViewDelegate

  /// Forwards to the delegate's `textView(_:shouldChangeTextIn:replacementText:)`.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}
