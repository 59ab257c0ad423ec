import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// As UIKit's header documents, the end of editing is also reported if it was refused and forced.
@MainActor
struct ForcedEndOfEditingTests {
  private final class Refuser: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let journal = Journal()

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      journal.note("field should end")
      return false
    }

    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
      journal.note("field ended \(reason == .committed) \(textField.isFirstResponder)")
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      journal.note("view should end")
      return false
    }

    func textViewDidEndEditing(_ textView: UITextView) {
      journal.note("view ended \(textView.isFirstResponder)")
    }
  }

  private let refuser = Refuser()
  private let screen = TestScreen(CGSize(width: 160, height: 64))

  private func field() -> UITextField {
    let field = screen.add(UITextField(), rect(0, 0, 80, 16))
    field.delegate = refuser
    field.addAction(UIAction { [refuser] _ in refuser.journal.note("event") }, for: .editingDidEnd)
    field.becomeFirstResponder()
    return field
  }

  private func textView() -> UITextView {
    let view = screen.add(UITextView(), rect(0, 0, 80, 32))
    view.delegate = refuser
    view.becomeFirstResponder()
    return view
  }

  @Test func `a field that refuses is notified when the end is forced`() {
    let field = field()
    #expect(!screen.root.endEditing(false))
    #expect(field.isEditing && refuser.journal.take() == ["field should end"])
    #expect(screen.root.endEditing(true))
    #expect(!field.isEditing)
    #expect(refuser.journal.take() == ["field should end", "field ended true false", "event"])
  }

  @Test func `a field that refuses is notified when it leaves its window`() {
    field().removeFromSuperview()
    #expect(refuser.journal.take() == ["field should end", "field ended true false", "event"])
    #expect(screen.window.firstResponder == nil)
  }

  @Test func `a text view that refuses is notified when forced or removed`() {
    let view = textView()
    #expect(!screen.root.endEditing(false))
    #expect(refuser.journal.take() == ["view should end"])
    #expect(screen.root.endEditing(true))
    #expect(refuser.journal.take() == ["view should end", "view ended false"])
    view.becomeFirstResponder()
    view.removeFromSuperview()
    #expect(refuser.journal.take() == ["view should end", "view ended false"])
  }
}
