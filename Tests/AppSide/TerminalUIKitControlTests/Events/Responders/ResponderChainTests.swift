import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ResponderChainTests {
  @Test func `the chain goes from view to controller to window to application`() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let controller = UIViewController()
    let screen = TestScreen(controller)
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view && controller.view.next === controller)
    #expect(controller.next === screen.window && screen.window.next === UIApplication.shared)
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.next === delegate)
    UIApplication.shared.delegate = nil
    #expect(UIApplication.shared.next == nil)
  }

  @Test func `a child controller is followed by the view that contains its view`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(child.next === parent)
    parent.view.addSubview(child.view)
    #expect(child.view.next === child && child.next === parent.view)
  }

  @Test func `touches travel along the chain until a responder handles them`() {
    final class Answering: UIView {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
      }
    }
    let screen = TestScreen()
    let outer = screen.add(Answering(), rect(0, 0, 100, 100))
    let inner = UIView(frame: rect(0, 0, 50, 50))
    outer.addSubview(inner)
    let point = CGPoint(x: 10, y: 10)
    screen.touch(.began, at: point)
    screen.touch(.moved, at: CGPoint(x: 90, y: 90))
    screen.touch(.ended, at: point)
    screen.touch(.began, at: point)
    screen.touch(.cancelled, at: point)
    #expect(outer.phases == [.began, .moved, .ended, .began, .cancelled])
  }

  @Test func `keys go to the focus and then along the chain`() {
    final class Answering: UIViewController {
      var keys: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap {
          $0.key.map { "began \($0.keyCode) \($0.modifierFlags.rawValue)" }
        }
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key.map { "ended \($0.keyCode)" } }
      }
    }
    let controller = Answering()
    let screen = TestScreen(controller)
    let field = UITextField(frame: rect(0, 0, 80, 16))
    controller.view.addSubview(field)
    screen.press(.character("x"))
    #expect(controller.keys == ["began keyboardX 0", "ended keyboardX"])
    controller.keys = []
    field.becomeFirstResponder()
    screen.press(.character("x"))
    screen.press(.up, [.shift, .alternate])
    let flags = UIKeyModifierFlags([.shift, .alternate]).rawValue
    #expect(
      controller.keys == [
        "ended keyboardX", "began keyboardUpArrow \(flags)", "ended keyboardUpArrow",
      ])
    #expect(field.text == "x")
  }

  @Test func `a controller can become first responder`() {
    final class Typing: UIViewController, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
    }
    let controller = Typing()
    #expect(!controller.becomeFirstResponder())
    let screen = TestScreen(controller)
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
    screen.type("ab\u{8}c")
    #expect(controller.text == "ac")
    screen.window.rootViewController = nil
    #expect(!controller.isFirstResponder)
  }

  @Test func `text goes nowhere without a first responder`() {
    let screen = TestScreen()
    screen.activate()
    #expect(!UIApplication.shared.synthesizeText("x"))
    screen.add(UITextField(), rect(0, 0, 80, 16)).becomeFirstResponder()
    #expect(UIApplication.shared.synthesizeText("x"))
  }

  @Test func `views become first responder only if they can`() {
    let screen = TestScreen()
    #expect(!screen.root.becomeFirstResponder())
    #expect(screen.root.resignFirstResponder())
  }

  @Test(arguments: [
    (KeyStroke.Key.character("A"), UIKeyboardHIDUsage.keyboardA, "A", "a"),
    (.character("z"), .keyboardZ, "z", "z"), (.character("1"), .keyboard1, "1", "1"),
    (.character("0"), .keyboard0, "0", "0"), (.character(" "), .keyboardSpacebar, " ", " "),
    (.character("é"), .keyboardErrorUndefined, "é", "é"),
    (.enter, .keyboardReturnOrEnter, "\r", "\r"),
    (.tab, .keyboardTab, "\t", "\t"), (.escape, .keyboardEscape, UIKey.escape, UIKey.escape),
    (.backspace, .keyboardDeleteOrBackspace, "\u{8}", "\u{8}"),
    (.forwardDelete, .keyboardDeleteForward, UIKey.delete, UIKey.delete),
    (.left, .keyboardLeftArrow, UIKey.leftArrow, UIKey.leftArrow),
    (.function(12), .keyboardF12, "UIKeyInputF12", "UIKeyInputF12"),
    (.function(13), .keyboardErrorUndefined, "UIKeyInputF13", "UIKeyInputF13"),
    (.function(-7), .keyboardErrorUndefined, "UIKeyInputF-7", "UIKeyInputF-7"),
    (.pageDown, .keyboardPageDown, UIKey.pageDown, UIKey.pageDown),
  ])
  func `key strokes are converted to UIKit's keys`(
    _ stroke: KeyStroke.Key, _ code: UIKeyboardHIDUsage, _ characters: String, _ plain: String
  ) {
    let key = UIKey(KeyStroke(stroke))
    #expect(key.keyCode == code && key.characters == characters)
    #expect(key.charactersIgnoringModifiers == plain)
  }
}
