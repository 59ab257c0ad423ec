import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Receiver: UIView {
  var calls: [String] = []
  func tapped() { calls.append("tapped") }
  func sent(_ sender: Any) { calls.append("sent \(type(of: sender))") }
  func sent(_ sender: UIControl, event: UIEvent) { calls.append("event") }
  func carryOut(_ action: UIAccessibilityCustomAction) -> Bool { action.name == "Delete" }

  static let tap = Selector(Receiver.tapped, named: "tapped")
  static let send = Selector(Receiver.sent(_:), named: "sent:")
}

/// Targets and actions by selector.
@MainActor
struct ActionSelectorTests {
  private let receiver = Receiver()
  private let control = UIButton(type: .system)

  @Test func `a control sends its actions to weakly held targets`() {
    control.addTarget(receiver, action: Receiver.tap, for: .touchUpInside)
    control.addTarget(
      receiver, action: Selector(Receiver.sent(_:event:), named: "sent:event:"),
      for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["tapped", "event"])
    #expect(control.allTargets == [receiver])
    do {
      let other = Receiver()
      control.addTarget(other, action: Receiver.tap, for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(control.allTargets == [receiver])
  }

  @Test func `the same action is sent once, and can be removed`() {
    control.addTarget(receiver, action: Receiver.tap, for: .touchUpInside)
    control.addTarget(receiver, action: Receiver.tap, for: [.touchUpInside, .touchDown])
    control.addTarget(receiver, action: Receiver.send, for: .touchUpInside)
    #expect(
      control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["tapped", "sent:"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
    control.removeTarget(receiver, action: Receiver.tap, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls == ["sent UIButton", "tapped"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func `without a target the responder chain has one`() {
    let screen = TestScreen()
    screen.add(receiver, rect(0, 0, 160, 32))
    receiver.addSubview(control)
    control.addTarget(nil, action: Receiver.tap, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["tapped"])
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(
      !UIApplication.shared.sendAction(Receiver.tap, to: nil, from: UILabel(), for: nil))
  }

  @Test func `the first responder can be made to resign, wherever it is`() {
    let screen = TestScreen()
    let field = screen.add(UITextField(), rect(0, 0, 80, 16))
    field.becomeFirstResponder()
    let resign = Selector(UIResponder.resignFirstResponder, named: "resignFirstResponder")
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
  }

  @Test func `a recogniser sends its actions`() {
    let screen = TestScreen()
    let view = screen.add(UIView(), rect(0, 0, 80, 32))
    let tap = UITapGestureRecognizer(target: receiver, action: Receiver.send)
    tap.addTarget(receiver, action: Receiver.tap)
    // An action that was added already isn't added again.
    tap.addTarget(receiver, action: Receiver.tap)
    tap.addTarget(receiver, action: Receiver.send)
    view.addGestureRecognizer(tap)
    screen.tap(view)
    #expect(receiver.calls == ["sent UITapGestureRecognizer", "tapped"])
    tap.removeTarget(receiver, action: Receiver.tap)
    screen.tap(view)
    #expect(receiver.calls.count == 3)
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
  }

  @Test func `a recogniser takes a method that returns something`() {
    let screen = TestScreen()
    let field = screen.add(UITextField(), rect(0, 0, 80, 16))
    let view = screen.add(UIView(), rect(0, 32, 80, 32))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: screen.root, action: UIView.endEditing(_:)))
    field.becomeFirstResponder()
    screen.tap(view)
    #expect(!field.isFirstResponder)
  }

  @Test func `a bar button item has a target and an action`() {
    let item = UIBarButtonItem(
      title: "Save", style: .plain, target: receiver, action: Receiver.send)
    #expect(item.target === receiver && item.action == Receiver.send)
    item.performPrimaryAction()
    item.action = Receiver.tap
    item.performPrimaryAction()
    #expect(receiver.calls == ["sent UIBarButtonItem", "tapped"])
    item.target = nil
    item.action = nil
    item.performPrimaryAction()
    #expect(receiver.calls.count == 2)
    #expect(UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil).action == nil)
    #expect(UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).target == nil)
    #expect(UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil).image == nil)
  }

  @Test func `a command is performed by the responder that has the method`() {
    let screen = TestScreen()
    screen.add(receiver, rect(0, 0, 160, 32))
    let command = UIKeyCommand(input: "k", modifierFlags: .command, action: Receiver.send)
    #expect(command.action == Receiver.send)
    #expect(command.perform(from: receiver))
    #expect(!command.perform(from: screen.root))
    #expect(receiver.calls == ["sent UIKeyCommand"])
  }

  @Test func `an accessibility action returns what its method returns`() {
    let selector = Selector(Receiver.carryOut(_:), named: "carryOut:")
    let action = UIAccessibilityCustomAction(name: "Delete", target: receiver, selector: selector)
    #expect(action.target === receiver && action.selector == selector)
    #expect(action.actionHandler?(action) == true)
    action.name = "Move"
    #expect(action.actionHandler?(action) == false)
  }
}
