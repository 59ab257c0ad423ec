import AppRuntime
import TerminalUIKit
import Testing
import ViewTesting
import XCUIAutomation

/// The effects of the test's own code between two calls, and of a second app.
@MainActor
@Suite struct InProcessSuccessionTests {
  final class First: UIViewController {}
  final class Second: UIViewController {}

  /// Presents a screen one second after it has appeared, without a test's request.
  final class Opener: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let clock = UIApplication.shared.clock
      clock.schedule(after: 1, named: "opening") { [weak self] in
        self?.present(Opened(), animated: true)
      }
    }
  }

  final class Opened: UIViewController {
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Close", for: .normal)
      button.frame = CGRect(x: 16, y: 16, width: 80, height: 16)
      button.addAction(
        UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private enum Way: CaseIterable {
    case tap, tapOfTheView, action, key, code
  }

  @Test(arguments: Way.allCases)
  private func `an awaited screen can be dismissed at once in every way`(way: Way) throws {
    let screen = Opener()
    let app = XCUIApplication(rootViewController: screen)
    app.launch()
    let warnings = try toolkitWarnings {
      #expect(app.buttons["Close"].waitForExistence(timeout: 5))
      let opened = try #require(screen.presentedViewController as? Opened)
      #expect(!opened.isBeingPresented)
      switch way {
      case .tap: app.buttons["Close"].tap()
      case .tapOfTheView: opened.button.tap()
      case .action: opened.button.sendActions(for: .touchUpInside)
      case .key: app.typeKey(.escape, modifierFlags: [])
      case .code: screen.dismiss(animated: true)
      }
      #expect(app.buttons["Close"].waitForNonExistence(timeout: 5))
      #expect(screen.presentedViewController == nil)
    }
    #expect(warnings == [])
    app.terminate()
  }

  @Test func `an app that was replaced names the other one`() {
    let first = XCUIApplication(rootViewController: First())
    let second = XCUIApplication(rootViewController: Second())
    first.launch()
    second.launch()
    #expect(first.state == .notRunning && second.state == .runningForeground)
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { first.buttons["Go"].tap() }
    }
    let text = error?.description ?? ""
    #expect(text.contains("InProcessApp (First) is not running"))
    #expect(text.contains("has launched InProcessApp (Second) since"))
    first.launch()
    #expect(first.state == .runningForeground && second.state == .notRunning)
    first.terminate()
    let end = #expect(throws: XCUIAutomationError.self) {
      try attempting { first.buttons["Go"].tap() }
    }
    #expect(end?.description.contains("Second") == false)
  }
}
