import AppRuntime
import Foundation
import TerminalUIKit
import Testing

@testable import ViewTesting

/// These tests run serially, because a process has one terminal at a time.
@MainActor
@Suite(.serialized) struct HeldScreenTests {
  @Test func `without a terminal the test isn't held`() {
    let (input, output) = (Pipe(), Pipe())
    withWindow(UIViewController()) { window in
      HeldScreen(window.window).run(input: input.fileHandleForReading.fileDescriptor)
      HeldScreen(window.window).run(input: output.fileHandleForWriting.fileDescriptor)
      #expect(!window.window.isHidden)
    }
  }

  @Test func `a person sees the window, uses it, and continues`() throws {
    let terminal = try HeldPerson()
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
    #expect(taps == 1)
    #expect(terminal.shown.contains("More"))
  }

  @Test func `the mouse taps, even a button in a bar`() throws {
    let terminal = try HeldPerson()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    withWindow(navigation) { window in
      // The mouse button is pressed and released on the back button, and Control-D continues.
      terminal.type("\u{1B}[<0;2;1M\u{1B}[<0;2;1m\u{4}", after: "Control-D")
      HeldScreen(window.window).run(input: terminal.app, environment: ["TERM": "xterm"])
      window.finishScreenChanges()
    }
    #expect(navigation.viewControllers.count == 1)
  }

  // These tests run in separate processes, because other tests could use the terminal while one awaits.

  @Test(.timeLimit(.minutes(10)))
  func `an awaited hold runs the main queue, tasks, timers and the app's clock`() async {
    await #expect(processExitsWith: .success) { try await HeldScreenTests.holdLively() }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a window that fills the screen follows the terminal's size during the hold`() async {
    await #expect(processExitsWith: .success) {
      try await HeldScreenTests.holdWhileTheTerminalChanges()
    }
  }

  static func holdLively() async throws {
    let terminal = try HeldPerson()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    let window = TestWindow(label)
    @MainActor final class Signs {
      var seen: Set<String> = [] { didSet { if seen.count == 5 { label.text = "all alive" } } }
      let label: UILabel
      init(_ label: UILabel) { self.label = label }
    }
    let signs = Signs(label)
    DispatchQueue.main.async { _ = MainActor.assumeIsolated { signs.seen.insert("main queue") } }
    Task {
      try await Task.sleep(for: .milliseconds(1))
      signs.seen.insert("task")
    }
    // The timer is scheduled on this thread, on which the test continues.
    func schedule() {
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
        _ = MainActor.assumeIsolated { signs.seen.insert("timer of Foundation") }
      }
    }
    schedule()
    UIApplication.shared.clock.schedule(after: 0.05, named: "a test") { signs.seen.insert("clock") }
    UIView.animate(withDuration: 0.05, animations: { label.alpha = 0.5 }) { _ in
      signs.seen.insert("animation")
    }
    terminal.type("\u{4}", after: "all alive")
    await HeldScreen(window.window).run(input: terminal.app, environment: ["TERM": "xterm"])
    window.close()
    #expect(
      signs.seen == ["main queue", "task", "timer of Foundation", "clock", "animation"])
  }

  @Test func `a hold that blocks the main queue shows a notice and runs timers`() throws {
    let terminal = try HeldPerson()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    withWindow(label) { window in
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
        MainActor.assumeIsolated { label.text = "alive" }
      }
      terminal.type("\u{4}", after: "alive")
      HeldScreen(window.window).run(input: terminal.app, environment: ["TERM": "xterm"])
    }
    #expect(label.text == "alive")
    #expect(terminal.shown.contains("The main queue is blocked: await hold()"))
  }

  static func holdWhileTheTerminalChanges() async throws {
    final class Screen: UIViewController {
      var sizes: [CGSize] = []
      var onLayout: ((CGSize) -> Void)?

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if sizes.last != view.bounds.size { sizes.append(view.bounds.size) }
        onLayout?(view.bounds.size)
      }
    }
    let terminal = try HeldPerson()
    let screen = Screen()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    screen.view.addSubview(label)
    screen.onLayout = { label.text = $0.width == 400 ? "narrow" : "wide" }
    let before = UIScreen.main.bounds.size
    let window = TestWindow(screen)
    DispatchQueue.main.async { terminal.resize(columns: 50, rows: 20) }
    terminal.type("\u{4}", after: "narrow")
    await HeldScreen(window.window).run(input: terminal.app, environment: ["TERM": "xterm"])
    // The last line of the terminal shows the hint.
    #expect(
      screen.sizes == [
        before, CGSize(width: 640, height: 464), CGSize(width: 400, height: 304), before,
      ])
    #expect(UIScreen.main.bounds.size == before)
    window.close()
  }
}
