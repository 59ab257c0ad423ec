import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The initial focus for a person at the terminal.
@MainActor
struct FirstFocusTests {
  private let scene = ControllerScene(recording: "A")

  private var window: UIWindow { scene.window }
  private var focused: UIView? { window.focusedView }

  private func field(_ y: CGFloat, in controller: UIViewController? = nil) -> UITextField {
    let field = UITextField(frame: rect(0, y, 80, 16))
    (controller ?? scene.root).view.addSubview(field)
    return field
  }

  private func button(_ y: CGFloat, in controller: UIViewController? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = rect(0, y, 80, 16)
    (controller ?? scene.root).view.addSubview(button)
    return button
  }

  private func giveFocus() -> Bool {
    scene.turn()
    return window.giveFocus()
  }

  @Test func `a new screen's first view gets the focus and typed text`() {
    let first = field(0)
    _ = button(32)
    #expect(focused == nil)
    #expect(giveFocus() && first.isEditing)
    #expect(!giveFocus())
    scene.screen.pressByHand(.character("x"))
    #expect(first.text == "x")
  }

  @Test func `a focus that the app or the person chose stays`() {
    let first = button(0)
    let chosen = button(32)
    window.focus(on: chosen)
    #expect(!giveFocus() && chosen.isFocused)
    window.setFocusTarget(nil)
    #expect(giveFocus() && chosen.isFocused && !first.isFocused)
  }

  @Test func `a first responder that isn't a view keeps the keys`() {
    final class Listener: RecordingController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let scene = ControllerScene(Listener("B"))
    scene.root.view.addSubview(UIButton(frame: rect(0, 0, 80, 16)))
    scene.root.becomeFirstResponder()
    #expect(!scene.window.giveFocus() && scene.window.focusedView == nil)
    scene.root.resignFirstResponder()
    #expect(scene.window.giveFocus() && scene.window.focusedView is UIButton)
  }

  @Test func `content comes before bars`() {
    let navigation = UINavigationController(rootViewController: RecordingController("B"))
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add)
    let scene = ControllerScene(navigation)
    #expect(scene.window.giveFocus())
    #expect(scene.window.focusedView is BarItemButton)
    scene.window.setFocusTarget(nil)
    let inside = UIButton(frame: rect(0, 32, 80, 16))
    navigation.topViewController?.view.addSubview(inside)
    #expect(scene.window.giveFocus() && inside.isFocused)
  }

  @Test func `a search doesn't begin unrequested`() {
    let bar = UISearchBar(frame: rect(0, 0, 160, 16))
    scene.root.view.addSubview(bar)
    #expect(!giveFocus() && !bar.searchTextField.isEditing)
    #expect(window.focusOrder.contains { $0 === bar.searchTextField })
    let button = button(32)
    #expect(giveFocus() && button.isFocused)
  }

  @Test func `editing that the app has ended doesn't begin again, but a button gets the focus`() {
    let field = field(0)
    _ = giveFocus()
    field.resignFirstResponder()
    #expect(!giveFocus() && focused == nil)
    let button = button(32)
    #expect(giveFocus() && button.isFocused)
  }

  @Test func `a field that refuses to be edited is asked once`() {
    final class Refusal: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        count += 1
        return false
      }
    }
    let refusal = Refusal()
    field(0).delegate = refusal
    #expect(!giveFocus() && !giveFocus())
    #expect(refusal.count == 1)
  }

  @Test func `while the focused button is disabled, no other one gets its keys`() {
    let first = button(0)
    let second = button(32)
    _ = giveFocus()
    first.isEnabled = false
    #expect(!giveFocus() && focused == nil && !second.isFocused)
    first.isEnabled = true
    #expect(first.isFocused)
  }

  @Test func `the focus of a removed view moves to another one`() {
    let first = button(0)
    let second = button(32)
    _ = giveFocus()
    first.removeFromSuperview()
    #expect(giveFocus() && second.isFocused)
  }

  @Test func `a screen gets its focus back when the person returns`() {
    let lower = RecordingController("B")
    let navigation = UINavigationController(rootViewController: lower)
    let scene = ControllerScene(navigation)
    for y in [32, 64] as [CGFloat] {
      lower.view.addSubview(UIButton(frame: rect(0, y, 80, 16)))
    }
    let upper = RecordingController("C")
    let inside = UIButton(frame: rect(0, 32, 80, 16))
    upper.view.addSubview(inside)

    let chosen = lower.view.subviews.last
    _ = chosen.map { scene.window.focus(on: $0) }
    _ = scene.window.giveFocus()
    navigation.pushViewController(upper, animated: true)
    scene.turn()
    #expect(!scene.window.giveFocus())
    scene.wait(1)
    #expect(scene.window.giveFocus() && inside.isFocused)
    navigation.popViewController(animated: true)
    scene.wait(1)
    #expect(scene.window.giveFocus() && chosen?.isFocused == true)
  }

  @Test func `an open menu keeps the keys`() {
    let button = button(0)
    window.showMenu(UIMenu(children: [UIAction(title: "Copy") { _ in }]), from: MenuSource(button))
    #expect(!giveFocus() && !button.isFocused)
    window.menuOverlay?.close()
    #expect(giveFocus() && button.isFocused)
  }
}
