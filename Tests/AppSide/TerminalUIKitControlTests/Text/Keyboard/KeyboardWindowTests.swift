import AppRuntime
import CellRendering
import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The keyboard of the app's key window.
@MainActor
struct KeyboardWindowTests {
  private let screen = TestScreen()
  private let field: UITextField

  init() {
    field = screen.add(UITextField(), rect(0, 16, 160, 16))
    field.autocapitalizationType = .none
  }

  /// Runs a test in one turn, in which no other test can use the application.
  private func withKeyboard(
    _ size: CGSize = CellMetrics.defaultScreenSize, _ body: () -> Void
  ) {
    let application = UIApplication.shared
    let sizeBefore = UIScreen.main.bounds.size
    application.resize(size)
    application.hasSoftwareKeyboard = true
    screen.activate()
    defer {
      screen.window.endEditing(true)
      screen.settle()
      application.hasSoftwareKeyboard = false
      application.resize(sizeBefore)
    }
    body()
  }

  private var keyboard: KeyboardWindow? { UIApplication.shared.keyboardWindow }

  private var keys: [UIResponder] {
    keyboard?.accessibilityChildren.first?.accessibilityChildren.first?.accessibilityChildren ?? []
  }

  private func key(_ label: String) -> KeyboardKeyView? {
    keys.first { $0.accessibilityLabel == label } as? KeyboardKeyView
  }

  private func tap(_ label: String, count: Int = 1) {
    guard let key = key(label) else {
      Issue.record("There is no key “\(label)”; there are \(keys.map(\.accessibilityLabel)).")
      return
    }
    UIApplication.shared.synthesizeTap(at: key.accessibilityFrame.center, count: count)
    screen.settle()
  }

  @Test func `the keyboard exists while a text has the focus, and only for automation`() {
    screen.tap(field)
    #expect(keyboard == nil)
    withKeyboard {
      screen.settle()
      #expect(keyboard?.elementType == .window)
      let container = keyboard?.accessibilityChildren.first
      #expect(container?.elementType == .other)
      #expect(container?.accessibilityChildren.map(\.elementType) == [.keyboard])
      #expect(keys.count == 31)
      #expect(UIApplication.shared.accessibilityChildren.last === keyboard)
      #expect(!UIApplication.shared.windows.contains { $0 === keyboard })
      field.resignFirstResponder()
      screen.settle()
      #expect(keyboard == nil)
      #expect(!UIApplication.shared.accessibilityChildren.contains { $0.elementType != .window })
    }
  }

  @Test func `the keys type, delete and change case`() {
    withKeyboard {
      screen.tap(field)
      for key in ["h", "i", "space"] { tap(key) }
      tap("shift")
      tap("B")
      tap("o")
      tap("numbers")
      tap("1")
      tap("delete")
      tap("letters")
      tap("shift")
      #expect(field.text == "hi Bo" && key("B")?.elementType == .key)
      #expect(key("shift")?.isAccessibilitySelected == true)
      #expect(key("shift")?.elementType == .button)
    }
  }

  @Test func `a double tap on Shift locks it`() {
    withKeyboard {
      screen.tap(field)
      tap("shift", count: 2)
      for key in ["A", "B"] { tap(key) }
      tap("shift")
      tap("c")
      #expect(field.text == "ABc")
    }
  }

  @Test func `a held delete key repeats`() {
    field.text = "eleven letters"
    withKeyboard {
      screen.tap(field)
      let place = key("delete")?.accessibilityFrame.center ?? .zero
      UIApplication.shared.synthesizeTouch(.began, at: place)
      #expect(field.text == "eleven letter")
      UIApplication.shared.loop.pass(0.75)
      #expect(field.text == "eleven let")
      UIApplication.shared.synthesizeTouch(.ended, at: place)
      UIApplication.shared.loop.pass(5)
      #expect(field.text == "eleven let")
    }
  }

  @Test func `the Return key does what Return does`() {
    let other = screen.add(UITextField(), rect(0, 48, 160, 16))
    other.keyboardType = .numberPad
    field.returnKeyType = .next
    field.addAction(
      UIAction { _ in other.becomeFirstResponder() }, for: .primaryActionTriggered)
    withKeyboard {
      screen.tap(field)
      tap("next")
      #expect(other.isFirstResponder)
      #expect(
        keys.map(\.accessibilityLabel) == [
          "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Delete",
        ])
    }
  }

  @Test func `with 24 rows the keyboard is below the screen, which looks unchanged`() {
    screen.tap(field)
    withKeyboard {
      UIApplication.shared.hasSoftwareKeyboard = false
      screen.settle()
      let picture = CellBuffer(UIScreen.main.displayList())
      UIApplication.shared.hasSoftwareKeyboard = true
      screen.settle()
      #expect(keyboard?.frame == rect(0, 384, 640, 80))
      #expect(CellBuffer(UIScreen.main.displayList()) == picture)
    }
  }

  @Test func `on a tall screen the keyboard is at the bottom unless it would cover the text`() {
    withKeyboard(CGSize(width: 384, height: 640)) {
      screen.tap(field)
      #expect(keyboard?.frame == rect(0, 560, 384, 80))
      #expect(keyboard?.isOnScreen == true)
      let text = TextRenderer.plain(CellBuffer(UIScreen.main.displayList()))
      #expect(text.contains("q") && text.contains("space") && text.contains("return"))
      field.frame.origin.y = 600
      screen.settle()
      #expect(keyboard?.frame == rect(0, 640, 384, 80) && keyboard?.isOnScreen == false)
    }
  }

  @Test func `apps are notified of a keyboard on the screen, but not of one below it`() {
    let journal = Journal()
    let observers = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let event = name.rawValue.replacing("UIKeyboard", with: "")
          .replacing("Notification", with: "")
        MainActor.assumeIsolated { journal.note("\(event) \(frame?.minY ?? -1)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    withKeyboard { screen.tap(field) }
    #expect(journal.take() == [])
    withKeyboard(CGSize(width: 384, height: 640)) {
      screen.tap(field)
      field.resignFirstResponder()
      screen.settle()
    }
    #expect(
      journal.take() == ["WillShow 560.0", "DidShow 560.0", "WillHide 640.0", "DidHide 640.0"])
  }
}
