import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIAlertControllerTests {
  private let scene = ControllerScene(recording: "A", CGSize(width: 400, height: 192))

  /// An alert whose actions write to the journal.
  ///
  /// "Cancel" is a cancel action and "Delete" a destructive one.
  private func alert(
    _ titles: String..., title: String? = "Title", message: String? = "Message",
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for title in titles {
      let style: UIAlertAction.Style =
        title == "Cancel" ? .cancel : title == "Delete" ? .destructive : .default
      alert.addAction(
        UIAlertAction(title: title, style: style) { [scene] action in
          scene.journal.note("\(action.title ?? "") chosen")
        })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    scene.root.present(alert, animated: false)
    scene.turn()
    _ = scene.events()
  }

  @Test func `two buttons lie side by side, with cancel first`() {
    show(alert("Delete", "Cancel"))
    #expect(
      scene.text == """
        screen A


                ╭────────────────────────────────╮
                │             Title              │
                │            Message             │
                ├───────────────┬────────────────┤
                │▌   Cancel    ▐│     Delete     │
                ╰───────────────┴────────────────╯
        """)
    #expect(
      scene.tree == """
        window
          alert 'Title'
            scrollView
              staticText 'Title'
              staticText 'Message'
            scrollView
              button 'Cancel'
              button 'Delete'
        """)
  }

  @Test func `three buttons lie below each other, with cancel last`() {
    show(alert("Cancel", "One", "Two", message: nil))
    #expect(
      scene.text == """
        screen A

                ╭────────────────────────────────╮
                │             Title              │
                ├────────────────────────────────┤
                │              One               │
                │              Two               │
                │▌            Cancel            ▐│
                ╰────────────────────────────────╯
        """)
  }

  @Test func `an action sheet lies at the bottom, with cancel apart`() {
    show(alert("Cancel", "Copy", "Delete", title: nil, style: .actionSheet))
    #expect(
      scene.text == """
        screen A



                ╭────────────────────────────────╮
                │            Message             │
                ├────────────────────────────────┤
                │              Copy              │
                │             Delete             │
                ├────────────────────────────────┤
                │▌            Cancel            ▐│
                ╰────────────────────────────────╯
        """)
    #expect(scene.element(.sheet)?.accessibilityLabel == "Message")
  }

  @Test func `a tap on a button dismisses the alert, then calls the handler`() {
    let alert = alert("OK", "Cancel")
    show(alert)
    scene.tap(.button, "OK")
    #expect(scene.events() == "")
    #expect(scene.element(.alert) == nil)
    #expect(scene.root.presentedViewController === alert)
    scene.wait(0.39)
    #expect(scene.events() == "")
    scene.wait(0.02)
    #expect(scene.events() == "OK chosen")
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `a handler can present the next alert`() {
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { [scene, alert = alert("OK")] _ in
        scene.root.present(alert, animated: true)
      })
    let lines = warnings {
      show(first)
      scene.tap(.button, "Next")
      scene.wait(1)
      scene.tap(.button, "OK")
      scene.wait(1)
    }
    #expect(lines == [])
    #expect(scene.events() == "OK chosen")
  }

  @Test func `Escape chooses the cancel button, and Return the preferred one`() {
    let alert = alert("OK", "Cancel")
    show(alert)
    scene.screen.press(.escape)
    scene.wait(1)
    #expect(scene.events() == "Cancel chosen")
    alert.preferredAction = alert.actions[0]
    show(alert)
    scene.screen.press(.enter)
    scene.wait(1)
    #expect(scene.events() == "OK chosen")
  }

  @Test func `without a cancel button Escape does nothing, even behind the alert`() {
    let alert = alert("One", "Two")
    let sheet = scene.controller("B")
    scene.root.present(sheet, animated: false)
    sheet.present(alert, animated: false)
    scene.screen.press(.escape)
    scene.wait(1)
    #expect(sheet.presentedViewController === alert)
    #expect(scene.root.presentedViewController === sheet)
  }

  @Test func `Escape, Return and Space choose the only button`() {
    for key in [KeyStroke.Key.escape, .enter, .character(" ")] {
      show(alert("OK"))
      scene.screen.press(key)
      scene.wait(1)
      #expect(scene.events() == "OK chosen")
    }
  }

  @Test func `Escape never chooses a destructive action`() {
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Erase", style: .destructive))
    show(alert)
    scene.screen.press(.escape)
    scene.wait(1)
    #expect(scene.root.presentedViewController === alert)
  }

  @Test func `the focus begins on a safe button, and Tab stays inside`() {
    let behind = UIButton(frame: rect(0, 32, 80, 16))
    scene.root.view.addSubview(behind)
    show(alert("Delete", "Cancel"))
    scene.screen.press(.enter)
    scene.wait(1)
    #expect(scene.events() == "Cancel chosen")
    show(alert("Delete", "Cancel"))
    scene.screen.press(.tab)
    scene.screen.press(.tab)
    scene.screen.press(.tab)
    scene.screen.press(.enter)
    scene.wait(1)
    #expect(scene.events() == "Delete chosen")
  }

  @Test func `views behind an alert cannot be hit, and a tap outside does nothing`() {
    let behind = UIButton(frame: rect(0, 160, 80, 16))
    scene.root.view.addSubview(behind)
    let alert = alert("OK", "Cancel")
    show(alert)
    #expect(!scene.canHit(behind))
    #expect(scene.element(.other, "dismiss popup") == nil)
    scene.screen.tap(at: CGPoint(x: 4, y: 164))
    scene.wait(1)
    #expect(scene.root.presentedViewController === alert)
  }

  @Test func `a tap outside an action sheet chooses its cancel button`() {
    show(alert("Copy", "Cancel", style: .actionSheet))
    scene.screen.tap(at: CGPoint(x: 4, y: 4))
    scene.wait(1)
    #expect(scene.events() == "Cancel chosen")
    let other = alert("Copy", "Delete", style: .actionSheet)
    show(other)
    scene.screen.tap(at: CGPoint(x: 4, y: 4))
    scene.wait(1)
    #expect(scene.root.presentedViewController === other)
  }

  @Test func `a tap outside an action sheet without a cancel button does nothing`() {
    let sheet = alert("Copy", style: .actionSheet)
    show(sheet)
    #expect(scene.element(.other, "dismiss popup") == nil)
    scene.screen.tap(at: CGPoint(x: 4, y: 4))
    scene.wait(1)
    #expect(scene.events() == "" && scene.root.presentedViewController === sheet)
    scene.screen.press(.escape)
    scene.wait(1)
    #expect(scene.events() == "Copy chosen")
  }

  @Test func `text fields take the keyboard, and Return moves on from the last one`() {
    let alert = alert("Cancel", "Log in")
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    show(alert)
    #expect(alert.textFields?.count == 2)
    #expect(alert.textFields?[0].isFirstResponder == true)
    #expect(scene.elements(.textField).count == 1)
    #expect(scene.elements(.secureTextField).count == 1)
    scene.screen.type("ada")
    scene.screen.press(.enter)
    scene.screen.type("secret")
    #expect(alert.textFields?.map(\.text) == ["ada", "secret"])
    scene.screen.press(.enter)
    scene.wait(1)
    #expect(scene.events() == "Log in chosen")
    #expect(scene.window.firstResponder == nil)
  }

  @Test func `an action can be enabled while the user types`() {
    let alert = alert("Cancel", "Save")
    let save = alert.actions[1]
    save.isEnabled = false
    alert.addTextField { field in
      field.addAction(
        UIAction { action in
          save.isEnabled = (action.sender as? UITextField)?.text?.isEmpty == false
        }, for: .editingChanged)
    }
    show(alert)
    #expect(scene.element(.button, "Save")?.isAccessibilityEnabled == false)
    scene.tap(.button, "Save")
    scene.wait(1)
    #expect(scene.root.presentedViewController === alert)
    scene.screen.type("x")
    #expect(scene.element(.button, "Save")?.isAccessibilityEnabled == true)
    scene.tap(.button, "Save")
    scene.wait(1)
    #expect(scene.events() == "Save chosen")
  }

  @Test func `misuse is reported with UIKit's words and ignored`() {
    let alert = alert("Cancel")
    let sheet = self.alert("OK", style: .actionSheet)
    let lines = warnings {
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.preferredAction = UIAlertAction(title: "Stranger", style: .default)
      sheet.addTextField()
    }
    let end = " (UIKit throws an exception here; the call was ignored.)"
    #expect(
      lines == [
        "Error: UIAlertController can only have one action with a style of "
          + "UIAlertActionStyleCancel\(end)",
        "Error: The preferred action must be one of the actions that were added to the alert "
          + "controller\(end)",
        "Error: Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert\(end)",
      ])
    #expect(alert.actions.count == 1)
    #expect(alert.preferredAction == nil)
    #expect(sheet.textFields == nil)
  }

  @Test func `a visible alert can be changed`() {
    let alert = alert("OK", message: nil)
    show(alert)
    alert.title = "Other"
    alert.message = "More than one line is needed for this message, so that the box grows."
    scene.turn()
    #expect(scene.element(.alert)?.accessibilityLabel == "Other")
    #expect(
      scene.text == """
        screen A

          ╭────────────────────────────────────────────╮
          │                   Other                    │
          │   More than one line is needed for this    │
          │      message, so that the box grows.       │
          ├────────────────────────────────────────────┤
          │                     OK                     │
          ╰────────────────────────────────────────────╯
        """)
  }

  @Test func `focus scrolls buttons into view if they exceed the rows`() {
    let titles = (1...30).map { "Choice \($0)" }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in titles {
      sheet.addAction(
        UIAlertAction(title: title, style: .default) { [scene] action in
          scene.journal.note(action.title ?? "")
        })
    }
    show(sheet)
    #expect(scene.text.contains("Choice 10 "))
    #expect(!scene.text.contains("Choice 11 "))
    for _ in 0..<19 { scene.screen.press(.tab) }
    #expect(scene.text.contains("Choice 20 "))
    scene.screen.press(.enter)
    scene.wait(1)
    #expect(scene.events() == "Choice 20")
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 3), (10, 5), (300, 100)])
  func `an alert fits into any window`(columns: Int, rows: Int) {
    let size = CGSize(width: CGFloat(columns) * 8, height: CGFloat(rows) * 16)
    let small = ControllerScene(recording: "A", size)
    let alert = alert("A long title of a button 詳細", "Cancel", message: "\u{1B}[31m\u{0}a\nb\tc")
    alert.addTextField()
    small.root.present(alert, animated: false)
    #expect(!small.text.contains("\u{1B}"))
    small.screen.press(.escape)
    small.wait(1)
    #expect(small.root.presentedViewController == nil)
  }

  @Test func `keys during a transition choose nothing`() {
    let alert = alert("OK")
    let lines = warnings {
      scene.root.present(alert, animated: true)
      scene.turn()
      scene.screen.press(.enter)
      scene.screen.press(.escape)
      scene.wait(0.5)
      scene.screen.press(.enter)
      scene.screen.press(.enter)
      scene.wait(1)
    }
    #expect(lines == [])
    #expect(scene.events().hasSuffix("OK chosen"))
  }
}
