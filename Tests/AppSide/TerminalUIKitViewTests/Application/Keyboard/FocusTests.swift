import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct FocusTests {
  private let screen = TestScreen()

  private func button(_ title: String, _ x: CGFloat, _ y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return screen.add(button, rect(x, y, 80, 16))
  }

  private func field(_ x: CGFloat, _ y: CGFloat) -> UITextField {
    screen.add(UITextField(), rect(x, y, 80, 16))
  }

  private var focused: UIView? { screen.window.focusedView }

  @Test func `Tab follows reading order regardless of the order of subviews`() {
    let last = button("last", 0, 64)
    let second = field(160, 16)
    let first = field(0, 20)
    for expected in [first, second, last, first] as [UIView] {
      screen.press(.tab)
      #expect(focused === expected)
    }
    screen.press(.tab, .shift)
    #expect(focused === last)
  }

  @Test func `Shift-Tab starts at the end`() {
    _ = field(0, 0)
    let last = button("last", 0, 64)
    screen.press(.tab, .shift)
    #expect(focused === last)
  }

  @Test func `hidden, disabled and empty views can't have the focus`() {
    let first = field(0, 0)
    field(0, 16).isHidden = true
    field(0, 32).isEnabled = false
    field(0, 48).frame.size = .zero
    field(0, 64).alpha = 0
    let group = screen.add(UIView(), rect(0, 80, 80, 16))
    group.isUserInteractionEnabled = false
    group.addSubview(UITextField(frame: group.bounds))
    let last = field(0, 96)
    screen.press(.tab)
    screen.press(.tab)
    #expect(focused === last)
    screen.press(.tab)
    #expect(focused === first)
  }

  @Test func `a focused button ends editing and a focused field resumes it`() {
    let field = field(0, 0)
    let button = button("Go", 0, 32)
    screen.press(.tab)
    #expect(field.isEditing && field.isFocused)
    screen.press(.tab)
    #expect(!field.isEditing && button.isFocused && screen.window.firstResponder == nil)
    screen.tap(field)
    #expect(field.isFocused && !button.isFocused)
  }

  @Test func `a field that refuses to end editing keeps the focus`() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = Stubborn()
    let field = field(0, 0)
    field.delegate = delegate
    let button = button("Go", 0, 32)
    screen.press(.tab)
    screen.press(.tab)
    #expect(field.isEditing && !button.isFocused)
  }

  @Test func `Tab continues from where the focus was lost`() {
    let first = field(0, 0)
    let second = field(0, 32)
    _ = field(0, 64)
    screen.press(.tab)
    first.resignFirstResponder()
    #expect(focused == nil)
    screen.press(.tab)
    #expect(focused === second)
  }

  @Test func `Tab stays inside a modal view`() {
    _ = field(0, 0)
    let modal = screen.add(UIView(), rect(0, 32, 200, 64))
    modal.accessibilityViewIsModal = true
    let inside = UITextField(frame: rect(0, 0, 80, 16))
    modal.addSubview(inside)
    screen.press(.tab)
    #expect(focused === inside)
    screen.press(.tab)
    #expect(focused === inside)
    modal.isHidden = true
    #expect(focused == nil)
  }

  @Test func `Return in the last field presses the button that follows`() {
    _ = button("Back", 0, 0)
    let field = field(0, 32)
    let next = button("Go", 0, 64)
    let journal = Journal()
    next.addAction(UIAction { _ in journal.note("go") }, for: .touchUpInside)
    screen.tap(field)
    screen.pressByHand(.enter)
    #expect(journal.take() == ["go"] && field.isEditing)
    next.isEnabled = false
    screen.pressByHand(.enter)
    #expect(journal.take().isEmpty)
  }

  @Test func `Tab does nothing if there is no view to focus`() {
    screen.press(.tab)
    #expect(focused == nil)
  }

  @Test func `a removed view loses the focus`() {
    let button = button("Go", 0, 0)
    screen.press(.tab)
    button.removeFromSuperview()
    #expect(focused == nil && !button.isFocused)
  }
}
