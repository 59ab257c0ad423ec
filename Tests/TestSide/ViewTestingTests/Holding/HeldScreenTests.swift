import Foundation
import TerminalUIKit
import Testing

@testable import ViewTesting

@MainActor
@Suite struct HeldScreenTests {
  @Test func `without a terminal nothing is held`() {
    let (input, output) = (Pipe(), Pipe())
    withWindow(UIViewController()) { window in
      HeldScreen(window.window).run(input: input.fileHandleForReading.fileDescriptor)
      HeldScreen(window.window).run(input: output.fileHandleForWriting.fileDescriptor)
      #expect(!window.window.isHidden)
    }
  }

  @Test func `a person sees the window, uses it, and goes on`() throws {
    let terminal = try HeldPerson()
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let canvas = UIView()
    canvas.addSubview(button)
    withWindow(canvas) { window in
      // Tab puts the focus on the button, Return presses it, Control-D goes on.
      terminal.type("\t\r\u{4}", after: "Control-D")
      HeldScreen(window.window).run(input: terminal.app, environment: ["TERM": "xterm"])
    }
    #expect(taps == 1)
    #expect(terminal.shown.contains("More"))
  }

  @Test func `the mouse taps, also a button in a bar`() throws {
    let terminal = try HeldPerson()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    withWindow(navigation) { window in
      // The mouse goes down and up on the back button, Control-D goes on.
      terminal.type("\u{1B}[<0;2;1M\u{1B}[<0;2;1m\u{4}", after: "Control-D")
      HeldScreen(window.window).run(input: terminal.app, environment: ["TERM": "xterm"])
      window.finishScreenChanges()
    }
    #expect(navigation.viewControllers.count == 1)
  }
}
