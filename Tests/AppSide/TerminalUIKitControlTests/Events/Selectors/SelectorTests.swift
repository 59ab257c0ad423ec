import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Receiver: UIView {
  var calls: [String] = []
  var name = "Ada"

  func plain() { calls.append("plain") }
  func sent(_ sender: UIButton) { calls.append("button") }
  func sent(by sender: Any?, event: UIEvent) { calls.append("event") }
  func result(_ number: Int) -> Bool { number > 1 }
  func three(_ a: Int, _ b: String, _ c: Bool?) { calls.append("\(a) \(b)") }
  static var classCalls = 0
  class func ofClass() { classCalls += 1 }
}

private class Model: NSObject {
  var thread: Thread?
  func hear(_ notification: Notification) { thread = .current }
}

@MainActor
struct SelectorTests {
  private let receiver = Receiver()

  @Test func `selectors are equal if their names are`() {
    #expect(Selector("copy:") == .copy)
    #expect(Selector("copy:") == Selector(Receiver.copy(_:), named: "copy:"))
    #expect(Selector("a") != Selector("b"))
    #expect(Set([Selector("a"), NSSelectorFromString("a"), "a"]).count == 1)
    #expect(NSStringFromSelector(.paste) == "paste:")
  }

  @Test func `a name without labels gets a colon for each parameter`() {
    #expect(Selector(Receiver.plain, named: "plain").description == "plain")
    #expect(Selector(Receiver.result, named: "result").description == "result:")
    #expect(Selector(Receiver.result, named: "resultWith:").description == "resultWith:")
  }

  @Test func `a method gets as many arguments as it takes`() {
    let button = UIButton(type: .system)
    Selector(Receiver.plain, named: "plain").perform(on: receiver, with: [button, nil])
    Selector(Receiver.sent(_:), named: "sent:").perform(on: receiver, with: [button, nil])
    Selector(Receiver.sent(by:event:), named: "sentBy:event:")
      .perform(on: receiver, with: [nil, nil])
    Selector(Receiver.three, named: "three:::").perform(on: receiver, with: [1, "b", nil])
    #expect(receiver.calls == ["plain", "button", "event", "1 b"])
    #expect(
      Selector(Receiver.result, named: "result:").perform(on: receiver, with: [2]) as? Bool == true)
  }

  @Test func `a parameter of type Bool is true for an object`() {
    let screen = TestScreen()
    let field = screen.add(UITextField(), rect(0, 0, 80, 16))
    field.becomeFirstResponder()
    let ended = Selector(UIView.endEditing(_:), named: "endEditing:")
      .perform(on: screen.root, with: [UITapGestureRecognizer()])
    #expect(ended as? Bool == true)
    #expect(!field.isFirstResponder)
  }

  @Test func `accessors and methods of classes are called, too`() {
    let getter = Selector(getter: \Receiver.name, named: "name")
    let setter = Selector(setter: \Receiver.name, named: "setName:")
    setter.perform(on: receiver, with: ["Grace"])
    #expect(getter.perform(on: receiver, with: []) as? String == "Grace")
    let before = Receiver.classCalls
    Selector(Receiver.ofClass, named: "ofClass").perform(on: Receiver.self, with: [])
    #expect(Receiver.classCalls == before + 1)
  }

  @Test func `a mistake is reported and calls nothing`() {
    let lines = warnings {
      Selector(Receiver.plain, named: "plain").perform(on: UILabel(), with: [])
      Selector("mystery").perform(on: receiver, with: [])
      Selector(Receiver.sent(_:), named: "sent:").perform(on: receiver, with: [UISwitch()])
    }
    #expect(lines.count == 3 && receiver.calls.isEmpty)
    #expect(lines.first?.contains("which isn't a Receiver; on Linux #selector calls only") == true)
    #expect(lines.dropFirst().first?.contains("the selector is only a name") == true)
    #expect(
      lines.last == """
        'sent:' of Receiver was not called: argument 1 is of type UISwitch, and the method takes \
        UIButton; declare the parameter with the type of what sends the action.
        """)
  }

  @Test func `objects respond to the selectors of their class`() {
    let plain = Selector(Receiver.plain, named: "plain")
    #expect(receiver.responds(to: plain))
    #expect(receiver.canPerformAction(plain, withSender: nil))
    #expect(!UILabel().responds(to: plain))
    #expect(!receiver.responds(to: "plain"))
    #expect(!receiver.canPerformAction(.copy, withSender: nil))
    receiver.perform(plain)
    #expect(receiver.calls == ["plain"])
  }

  @Test func `a model's method runs on the thread of the caller`() {
    let model = Model()
    let selector = Selector(Model.hear(_:), named: "hear:")
    guard case .anywhere = selector.method?.call else {
      Issue.record("the method belongs to no actor")
      return
    }
    selector.perform(on: model, with: [Notification(name: Notification.Name("a"))])
    #expect(model.thread == .current)
  }
}
