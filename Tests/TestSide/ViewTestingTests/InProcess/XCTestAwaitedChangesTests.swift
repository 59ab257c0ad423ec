import TerminalUIKit
import ViewTesting
import XCTest
import XCUIAutomation

/// An app that awaits its own presentations; in XCTest its tasks run while a test waits.
final class XCTestAwaitedChangesTests: XCTestCase {
  /// Shows a text when both presentations have ended.
  @MainActor
  private final class Working: UIViewController {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))

    override func viewDidLoad() {
      super.viewDidLoad()
      label.accessibilityIdentifier = "state"
      view.addSubview(label)
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Go") { [weak self] _ in
          Task { await self?.work() }
        })
      button.frame = CGRect(x: 0, y: 16, width: 80, height: 16)
      view.addSubview(button)
    }

    private func work() async {
      let alert = UIAlertController(title: "Working", message: nil, preferredStyle: .alert)
      await present(alert, animated: true)
      await dismiss(animated: true)
      label.text = presentedViewController == nil ? "done" : "too early"
    }
  }

  @MainActor
  func testAnAppThatAwaitsItsAlertShowsAndDismissesIt() {
    let app = XCUIApplication(rootViewController: Working())
    app.launch()
    app.buttons["Go"].tap()
    XCTAssert(app.staticTexts["done"].waitForExistence(timeout: 5))
    XCTAssertEqual(app.alerts.count, 0)
  }
}
