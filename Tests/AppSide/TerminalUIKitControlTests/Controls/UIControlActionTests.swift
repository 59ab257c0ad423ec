import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Listener: UIView {
  var calls: [String] = []

  func tapped() { calls.append("tapped") }
  func tappedButton(_ sender: UIButton) { calls.append("button") }
  func tappedAnything(_ sender: Any) { calls.append("any \(type(of: sender))") }
  func tappedWithEvent(_ sender: UIControl, event: UIEvent?) {
    calls.append("event \(event == nil ? "none" : "there")")
  }
}

@MainActor
struct UIControlActionTests {
  private let control = UIButton(type: .system)

  @Test func `methods get no argument, the sender, or the sender and the event`() {
    let listener = Listener()
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    control.addTarget(listener, action: Listener.tappedButton, for: .touchUpInside)
    control.addTarget(listener, action: Listener.tappedAnything, for: .touchUpInside)
    control.addTarget(listener, action: Listener.tappedWithEvent, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(listener.calls == ["tapped", "button", "any UIButton", "event none"])
  }

  @Test func `allTargets contains all targets, with one for the responder chain`() {
    let listener = Listener()
    #expect(control.allTargets.isEmpty)
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    control.addTarget(listener, action: Listener.tappedButton, for: .touchDown)
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(control.allTargets == [listener])
    control.addTarget(nil, action: Listener.tapped, for: .touchUpInside)
    control.addTarget(nil, action: Listener.tapped, for: .touchDown)
    #expect(control.allTargets.count == 2 && control.allTargets.contains(listener))
    #expect(control.allTargets.contains { $0.base is NSNull })
    control.removeTarget(nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
    do {
      let other = Listener()
      control.addTarget(other, action: Listener.tapped, for: .touchUpInside)
    }
    #expect(control.allTargets.isEmpty)
  }

  @Test func `actions get the touch event`() {
    let screen = TestScreen()
    let listener = Listener()
    screen.add(control, rect(0, 0, 80, 16))
    control.addTarget(listener, action: Listener.tappedWithEvent, for: .touchUpInside)
    screen.tap(control)
    #expect(listener.calls == ["event there"])
  }

  @Test func `actions are called only for their events`() {
    let listener = Listener()
    control.addTarget(listener, action: Listener.tapped, for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(listener.calls.isEmpty)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(listener.calls.count == 2)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test func `a target is held weakly`() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func `a deallocated target is not replaced by another in the responder chain`() {
    let parent = Listener()
    parent.addSubview(control)
    do {
      let listener = Listener()
      control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(parent.calls.isEmpty)
  }

  @Test func `without a target the first matching responder in the chain is called`() {
    let outer = Listener()
    let inner = Listener()
    outer.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: Listener.tapped, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(inner.calls == ["tapped"] && outer.calls.isEmpty)
  }

  @Test func `a method for another class of control is not called`() {
    let listener = Listener()
    let plain = UIControl()
    plain.addTarget(listener, action: Listener.tappedButton, for: .touchUpInside)
    plain.sendActions(for: .touchUpInside)
    #expect(listener.calls.isEmpty)
  }

  @Test func `targets can be removed individually or all at once`() {
    let one = Listener()
    let two = Listener()
    for listener in [one, two] {
      control.addTarget(listener, action: Listener.tapped, for: [.touchDown, .touchUpInside])
    }
    control.removeTarget(one, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(one.calls.count == 1 && two.calls.count == 2)
    control.removeTarget(nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(one.calls.count == 1 && two.calls.count == 2 && control.allControlEvents == [])
  }

  @Test func `actions are called, replaced by identifier, and removed`() {
    let journal = Journal()
    let first = UIAction(identifier: UIAction.Identifier("same")) { _ in journal.note("first") }
    let second = UIAction(identifier: UIAction.Identifier("same")) { action in
      journal.note("second from \(action.sender.map { type(of: $0) } ?? UIView.self)")
    }
    control.addAction(first, for: .touchUpInside)
    control.addAction(second, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == ["second from UIButton"])
    #expect(second.sender == nil)
    control.removeAction(identifiedBy: UIAction.Identifier("same"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(journal.take().isEmpty)
  }

  @Test func `a disabled action is not called`() {
    let journal = Journal()
    let action = UIAction(attributes: .disabled) { _ in journal.note("done") }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(journal.entries.isEmpty)
    action.attributes = []
    control.sendActions(for: .touchUpInside)
    #expect(journal.entries == ["done"])
  }

  @Test func `an action added during an event is called at the next event`() {
    let journal = Journal()
    let control = control
    control.addAction(
      UIAction { _ in
        journal.note("outer")
        control.addAction(UIAction { _ in journal.note("inner") }, for: .touchUpInside)
      }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(journal.entries == ["outer"])
  }

  @Test func `the application sends actions along the responder chain`() {
    let screen = TestScreen()
    let field = screen.add(UITextField(), rect(0, 0, 80, 16))
    screen.activate()
    #expect(field.becomeFirstResponder())
    let wasSent = UIApplication.shared.sendAction(
      UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
    #expect(wasSent && !field.isFirstResponder)
    let listener = Listener()
    #expect(
      UIApplication.shared.sendAction(
        Listener.tappedAnything, to: listener, from: field, for: nil))
    #expect(listener.calls == ["any UITextField"])
    #expect(
      !UIApplication.shared.sendAction(
        Listener.tappedButton, to: listener, from: field, for: nil))
  }
}
