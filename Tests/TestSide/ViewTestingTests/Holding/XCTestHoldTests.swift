import AppRuntime
import Foundation
import TerminalUIKit
import XCTest

@testable import ViewTesting

/// `hold()` in a synchronous XCTest test, where a suite for Apple's platforms waits for an expectation
/// that is never fulfilled.
final class XCTestHoldTests: XCTestCase {
  @MainActor private final class Signs {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    var seen: Set<String> = [] { didSet { if seen.count == 4 { label.text = "all alive" } } }
  }

  func testWhileATestIsHeldTheAppIsAliveUntilControlD() throws {
    let terminal = try HeldPerson()
    MainActor.assumeIsolated {
      let signs = Signs()
      DispatchQueue.main.async { _ = MainActor.assumeIsolated { signs.seen.insert("main queue") } }
      Task { @MainActor in
        try await Task.sleep(for: .milliseconds(1))
        signs.seen.insert("task")
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
        _ = MainActor.assumeIsolated { signs.seen.insert("timer of Foundation") }
      }
      UIApplication.shared.clock.schedule(after: 0.05, named: "a test") {
        signs.seen.insert("clock")
      }
      withWindow(signs.label) { window in
        terminal.type("\u{4}", after: "all alive")
        HeldScreen(window.window).run(input: terminal.app, environment: ["TERM": "xterm"])
      }
      XCTAssertEqual(signs.seen, ["main queue", "task", "timer of Foundation", "clock"])
    }
    XCTAssertFalse(terminal.shown.contains("The main queue stands still"))
  }

  func testAPersonUsesTheWindowOfAHeldTest() throws {
    let terminal = try HeldPerson()
    MainActor.assumeIsolated {
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let canvas = UIView()
      canvas.addSubview(button)
      withWindow(canvas) { window in
        // Tab focuses the button, Return presses it, and Control-D continues.
        terminal.type("\t\r\u{4}", after: "Control-D")
        HeldScreen(window.window).run(input: terminal.app, environment: ["TERM": "xterm"])
      }
      XCTAssertEqual(taps, 1)
    }
  }
}
