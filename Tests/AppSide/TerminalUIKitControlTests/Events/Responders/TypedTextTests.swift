import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// A custom view for a code, as apps make them.
@MainActor
private class CodeView: UIView, UIKeyInput {
  var code = ""
  var hasText: Bool { !code.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { code += text }
  func deleteBackward() { code = String(code.dropLast()) }
}

@MainActor
private final class CodeControl: UIControl, UIKeyInput {
  var code = ""
  var hasText: Bool { !code.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { code += text }
  func deleteBackward() { code = String(code.dropLast()) }
}

@MainActor
struct TypedTextTests {
  private let controller = UIViewController()
  private let screen: TestScreen
  private let field = CodeView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))

  init() {
    screen = TestScreen(controller, CGSize(width: 320, height: 160))
    screen.add(field)
    field.becomeFirstResponder()
  }

  @Test func `keys type into a view that accepts text, by hand and from tests`() {
    screen.press(.character("1"))
    screen.pressByHand(.character("2"))
    screen.press(.character("3"))
    screen.press(.backspace)
    screen.press(.enter)
    #expect(field.code == "12\n")
    screen.pressByHand(.backspace)
    #expect(field.code == "12")
  }

  @Test
  func `a view gets no text if it isn't the first responder, even if a subview is`() {
    let inner = CodeView(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    field.addSubview(inner)
    inner.becomeFirstResponder()
    screen.press(.character("1"))
    #expect(inner.code == "1" && field.code.isEmpty)
    inner.resignFirstResponder()
    screen.press(.character("1"))
    #expect(inner.code == "1" && field.code.isEmpty)
  }

  @Test func `keys that aren't text go on along the chain`() {
    final class Listening: UIView {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key?.keyCode)
      }
    }
    let around = screen.add(Listening())
    around.addSubview(field)
    field.becomeFirstResponder()
    screen.press(.up)
    screen.press(.escape)
    screen.press(.character("1"), .command)
    screen.press(.character("1"))
    #expect(around.keys == [.keyboardUpArrow, .keyboardEscape, .keyboard1])
    #expect(field.code == "1")
  }

  @Test func `an override that doesn't call super receives no text`() {
    final class Picky: CodeView {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let digits = presses.filter { $0.key?.characters.first?.isNumber == true }
        if !digits.isEmpty { super.pressesBegan(digits, with: event) }
      }
    }
    let picky = screen.add(Picky(frame: field.frame))
    picky.becomeFirstResponder()
    screen.press(.character("x"))
    screen.press(.character("7"))
    #expect(picky.code == "7")
  }

  @Test func `text takes precedence over plain key commands unless they have priority`() {
    let journal = Journal()
    let command = UIKeyCommand(title: "X", input: "x") { _ in journal.note("x") }
    controller.addKeyCommand(command)
    screen.press(.character("x"))
    #expect(field.code == "x" && journal.take().isEmpty)
    command.wantsPriorityOverSystemBehavior = true
    screen.press(.character("x"))
    #expect(field.code == "x" && journal.take() == ["x"])
    controller.addKeyCommand(
      UIKeyCommand(title: "New", input: "n", modifierFlags: .command) { _ in journal.note("n") })
    screen.press(.character("n"), .command)
    #expect(field.code == "x" && journal.take() == ["n"])
  }

  @Test func `space and return type into a control that accepts text`() {
    let control = screen.add(CodeControl(frame: field.frame))
    let journal = Journal()
    control.addAction(UIAction { _ in journal.note("pressed") }, for: .primaryActionTriggered)
    control.becomeFirstResponder()
    screen.press(.character(" "))
    screen.press(.enter)
    #expect(control.code == " \n" && journal.take().isEmpty)
  }

  @Test func `a controller can accept text`() {
    final class Screen: UIViewController, UIKeyInput {
      var code = ""
      var hasText: Bool { !code.isEmpty }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { code += text }
      func deleteBackward() { code = String(code.dropLast()) }
    }
    let controller = Screen()
    let screen = TestScreen(controller)
    controller.becomeFirstResponder()
    screen.press(.character("1"))
    screen.press(.character("2"))
    screen.press(.backspace)
    #expect(controller.code == "1")
  }
}
