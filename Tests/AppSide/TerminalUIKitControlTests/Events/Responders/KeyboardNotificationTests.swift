import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct KeyboardNotificationTests {
  @Test func `editing posts no keyboard notifications`() {
    var names: [Notification.Name] = []
    let all: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    #expect(Set(all).count == 6)
    let observers = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    let screen = TestScreen()
    let field = screen.add(UITextField(), rect(0, 0, 80, 16))
    field.becomeFirstResponder()
    screen.type("a")
    field.resignFirstResponder()
    pass(1)
    #expect(field.text == "a" && names.isEmpty)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
