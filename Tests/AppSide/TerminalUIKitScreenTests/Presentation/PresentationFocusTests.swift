import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct PresentationFocusTests {
  @Test func `the first responder resigns during a presentation and is restored`() {
    let scene = ControllerScene(recording: "A")
    let field = UITextField(frame: rect(0, 32, 80, 16))
    scene.root.view.addSubview(field)
    field.becomeFirstResponder()
    let modal = scene.controller("B")
    scene.root.present(modal, animated: true)
    #expect(field.isFirstResponder)
    scene.turn()
    #expect(!field.isFirstResponder)
    scene.wait(1)
    scene.screen.type("x")
    #expect(field.text == "")
    modal.dismiss(animated: true)
    scene.turn()
    #expect(!field.isFirstResponder)
    scene.wait(1)
    #expect(field.isFirstResponder)
    scene.screen.type("y")
    #expect(field.text == "y")
  }

  @Test func `the first responder is restored after a full-screen presentation, too`() {
    let scene = ControllerScene(recording: "A")
    let field = UITextField(frame: rect(0, 32, 80, 16))
    scene.root.view.addSubview(field)
    field.becomeFirstResponder()
    let modal = scene.controller("B")
    modal.modalPresentationStyle = .fullScreen
    scene.root.present(modal, animated: false)
    #expect(!field.isFirstResponder)
    scene.root.dismiss(animated: false)
    #expect(field.isFirstResponder)
  }

  @Test func `Tab keeps the focus inside a presentation`() {
    let scene = ControllerScene(recording: "A")
    let behind = UIButton(frame: rect(0, 32, 80, 16))
    scene.root.view.addSubview(behind)
    scene.screen.press(.tab)
    #expect(behind.isFocused)
    let modal = scene.controller("B")
    let buttons = [UIButton(frame: rect(0, 32, 80, 16)), UIButton(frame: rect(0, 48, 80, 16))]
    modal.loadViewIfNeeded()
    for button in buttons { modal.view.addSubview(button) }
    scene.root.present(modal, animated: false)
    #expect(!behind.isFocused)
    for index in [0, 1, 0] {
      scene.screen.press(.tab)
      #expect(buttons[index].isFocused)
    }
    scene.root.dismiss(animated: false)
    #expect(behind.isFocused)
  }

  @Test func `keys without a focus go to the frontmost controller`() {
    final class Listener: RecordingController {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("hears \(presses.first?.key?.characters ?? "")")
      }
    }
    let scene = ControllerScene(recording: "A")
    let modal = Listener("B")
    modal.journal = scene.journal
    scene.root.present(modal, animated: false)
    _ = scene.events()
    scene.screen.press(.character("k"))
    #expect(scene.events() == "B hears k")
  }
}
