import CellRendering
import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Delegate: NSObject, UITextFieldDelegate {
  let journal = Journal()
  var allows = true
  var allowsReturn = true
  var refusedCharacters: Set<Character> = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    journal.note("shouldBegin \(name(textField))")
    return allows
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    journal.note("didBegin \(name(textField))")
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    journal.note("shouldEnd \(name(textField))")
    return allows
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    journal.note("didEnd \(name(textField))")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    journal.note("change \(range.location)+\(range.length) “\(string)”")
    return !string.contains { refusedCharacters.contains($0) }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    journal.note("shouldReturn")
    return allowsReturn
  }

  private func name(_ field: UITextField) -> String { field.placeholder ?? "?" }
}

@MainActor
struct UITextFieldTests {
  private let screen = TestScreen()
  private let field: UITextField
  private let other: UITextField
  private let delegate = Delegate()

  init() {
    field = screen.add(UITextField(), rect(0, 0, 160, 16))
    field.placeholder = "one"
    other = screen.add(UITextField(), rect(0, 32, 160, 16))
    other.placeholder = "two"
  }

  private func events(_ field: UITextField) {
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      field.addAction(UIAction { [delegate] _ in delegate.journal.note(name) }, for: event)
    }
  }

  @Test func `a tap begins editing and typing enters text`() {
    events(field)
    screen.tap(field)
    #expect(field.isEditing && field.isFirstResponder)
    screen.type("hé👍")
    #expect(field.text == "hé👍")
    #expect(delegate.journal.take() == ["begin", "changed", "changed", "changed"])
  }

  @Test func `moving between fields makes calls in UIKit's order`() {
    field.delegate = delegate
    other.delegate = delegate
    screen.tap(field)
    _ = delegate.journal.take()
    screen.tap(other)
    #expect(
      delegate.journal.take() == [
        "shouldBegin two", "shouldEnd one", "didEnd one", "didBegin two",
      ])
  }

  @Test func `a delegate can prevent editing from beginning and ending`() {
    field.delegate = delegate
    delegate.allows = false
    screen.tap(field)
    #expect(!field.isEditing)
    delegate.allows = true
    screen.tap(field)
    delegate.allows = false
    screen.tap(other)
    #expect(field.isEditing && !other.isEditing)
    #expect(!field.resignFirstResponder() && !screen.root.endEditing(false) && field.isEditing)
    #expect(screen.root.endEditing(true) && !field.isEditing)
  }

  @Test func `a delegate can reject characters in a range of UTF-16 units`() {
    field.delegate = delegate
    delegate.refusedCharacters = ["x"]
    screen.tap(field)
    _ = delegate.journal.take()
    screen.type("👍x1")
    screen.press(.backspace)
    #expect(field.text == "👍")
    #expect(
      delegate.journal.take() == [
        "change 0+0 “👍”", "change 2+0 “x”", "change 2+0 “1”", "change 2+1 “”",
      ])
  }

  @Test func `setting the text calls no delegate and sends no event`() {
    events(field)
    field.delegate = delegate
    field.text = "new"
    #expect(delegate.journal.take().isEmpty && field.text == "new")
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test func `Return calls the delegate and sends its events`() {
    field.delegate = delegate
    events(field)
    screen.tap(field)
    _ = delegate.journal.take()
    screen.type("\n")
    #expect(
      delegate.journal.take() == [
        "shouldReturn", "exit", "primary", "shouldEnd one", "didEnd one", "end",
      ])
    #expect(!field.isEditing)
  }

  @Test func `Return sends nothing if the delegate refuses`() {
    field.delegate = delegate
    delegate.allowsReturn = false
    events(field)
    screen.tap(field)
    _ = delegate.journal.take()
    screen.type("\n")
    #expect(delegate.journal.take() == ["shouldReturn"] && field.isEditing)
  }

  @Test func `a typed line break alone changes nothing, as in UIKit`() {
    screen.tap(field)
    screen.type("a\n")
    #expect(field.isEditing && field.text == "a")
  }

  @Test func `the Return key moves to the next field for a person only`() {
    screen.tap(field)
    screen.press(.enter)
    #expect(field.isEditing)
    screen.pressByHand(.enter)
    #expect(other.isEditing)
  }

  @Test func `a Return key that the delegate refuses doesn't move the focus`() {
    field.delegate = delegate
    delegate.allowsReturn = false
    screen.tap(field)
    screen.pressByHand(.enter)
    #expect(field.isEditing)
  }

  @Test func `a Return key that the app reacts to doesn't move the focus`() {
    final class Answering: NSObject, UITextFieldDelegate {
      let label = UILabel()
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        label.text = "searching"
        return true
      }
    }
    let answering = Answering()
    field.delegate = answering
    screen.tap(field)
    screen.pressByHand(.enter)
    #expect(field.isEditing && answering.label.text == "searching")
  }

  @Test func `keys edit the text`() {
    screen.tap(field)
    screen.type("hello world")
    screen.press(.character("a"), .control)
    screen.press(.forwardDelete)
    screen.type("J")
    screen.press(.character("e"), .control)
    screen.press(.character("w"), .control)
    screen.press(.left)
    screen.press(.backspace)
    screen.press(.end)
    screen.type("!")
    #expect(field.text == "Jell !")
    screen.press(.home)
    screen.press(.right)
    screen.press(.character("k"), .control)
    #expect(field.text == "J")
    screen.press(.character("u"), .control)
    #expect(field.text == "")
    screen.type("two words")
    screen.press(.left, [.alternate, .shift])
    screen.type("x")
    #expect(field.text == "two x")
  }

  @Test func `unknown control keys are forwarded`() {
    final class Catcher: UIView {
      var keys: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }
      }
    }
    let catcher = screen.add(Catcher(), rect(0, 64, 80, 32))
    catcher.addSubview(field)
    screen.activate()
    field.becomeFirstResponder()
    screen.press(.character("s"), .control)
    screen.press(.up)
    screen.press(.escape)
    screen.press(.character("s"))
    #expect(catcher.keys == ["s", UIKey.upArrow, UIKey.escape] && field.text == "s")
  }

  @Test func `a secure field shows bullets and exposes bullets`() {
    field.isSecureTextEntry = true
    screen.tap(field)
    screen.type("1é👍")
    #expect(field.text == "1é👍" && field.accessibilityValue == "•••")
    #expect(screen.text.hasPrefix("•••") && field.elementType == .secureTextField)
  }

  @Test func `an empty field exposes its placeholder`() {
    #expect(field.accessibilityValue == "one" && field.accessibilityPlaceholder == "one")
    #expect(screen.text == "one\n\ntwo")
    field.text = "x"
    #expect(field.accessibilityValue == "x" && screen.text == "x\n\ntwo")
  }

  @Test func `long text scrolls with the caret`() {
    field.frame = rect(0, 0, 5 * 8, 16)
    other.removeFromSuperview()
    screen.tap(field)
    screen.type("abcdefgh")
    #expect(screen.text == "efgh▐")
    screen.press(.home)
    #expect(screen.text == "abcde")
    for _ in 0..<6 { screen.press(.right) }
    #expect(screen.text == "cdefg")
    field.resignFirstResponder()
    #expect(screen.text == "abcde")
  }

  @Test func `a tap moves the caret, a double tap selects a word, a triple tap all`() {
    field.borderStyle = .roundedRect
    field.text = "a漢b"
    screen.tap(field)
    screen.tap(at: CGPoint(x: 8 + 8 + 13, y: 8))
    screen.type("|")
    #expect(field.text == "a漢|b")
    field.text = "hello big world"
    screen.tap(at: CGPoint(x: 8 + 7 * 8, y: 8), count: 2)
    screen.type("x")
    #expect(field.text == "hello x world")
    screen.tap(field, count: 3)
    screen.type("y")
    #expect(field.text == "y")
    field.text = "two words"
    field.isSecureTextEntry = true
    screen.tap(at: CGPoint(x: 16, y: 8), count: 2)
    screen.type("z")
    #expect(field.text == "z")
  }

  @Test func `the caret is drawn at its position`() {
    screen.tap(field)
    screen.type("a漢")
    let commands = screen.window.displayList().commands
    #expect(commands.contains(.caret(at: CGPoint(x: 24, y: 0))))
    field.resignFirstResponder()
    #expect(!screen.window.displayList().commands.contains(.caret(at: CGPoint(x: 24, y: 0))))
  }

  @Test func `a disabled field can't be edited`() {
    field.isEnabled = false
    screen.tap(field)
    #expect(!field.isEditing && !field.becomeFirstResponder())
  }

  @Test func `editing can begin by clearing the field`() {
    field.clearsOnBeginEditing = true
    field.text = "old"
    screen.tap(field)
    #expect(field.text == "")
  }

  @Test func `a field that leaves the window ends editing`() {
    field.delegate = delegate
    screen.tap(field)
    _ = delegate.journal.take()
    field.removeFromSuperview()
    #expect(!field.isEditing && screen.window.firstResponder == nil)
    #expect(delegate.journal.take() == ["shouldEnd one", "didEnd one"])
  }

  @Test func `a field outside a window can't begin editing`() {
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test func `editing posts notifications`() {
    let journal = delegate.journal
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { journal.note(name.rawValue) }
      }
    }
    screen.tap(field)
    screen.type("x")
    field.resignFirstResponder()
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(journal.take() == names.map(\.rawValue))
  }

  @Test func `ranges can be selected and replaced`() throws {
    field.text = "a👍c"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: field.endOfDocument, offset: -1))
    let range = try #require(field.textRange(from: end, to: start))
    #expect(field.text(in: range) == "👍" && field.offset(from: start, to: end) == 2)
    field.selectedTextRange = range
    #expect(field.selectedTextRange?.start.offset == 1 && field.selectedTextRange?.isEmpty == false)
    field.replace(range, withText: "b")
    #expect(field.text == "abc")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
  }

  @Test func `the natural size includes text or placeholder, caret and border`() {
    #expect(field.intrinsicContentSize == CGSize(width: 32, height: 16))
    field.text = "longer"
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 72, height: 16))
  }
}
