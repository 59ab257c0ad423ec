import AppRuntime
import Foundation
import TerminalUIKit
import ViewTesting
import XCTest
import XCUIAutomation

/// The module in XCTest, where the loop also runs the main queue.
final class XCTestUseTests: XCTestCase {
  @MainActor
  final class Sleeper: UIViewController {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "waiting"
      button.setTitle("Sleep", for: .normal)
      button.frame = CGRect(x: 0, y: 32, width: 80, height: 16)
      button.addAction(
        UIAction { [label] _ in
          Task { @MainActor in
            try await UIApplication.shared.clock.sleep(for: 2)
            label.text = "awake"
          }
        }, for: .touchUpInside)
      view.addSubview(label)
      view.addSubview(button)
    }
  }

  func testAnAppRunsInTheTestsOwnProcessWithItsTasks() {
    let app = XCUIApplication(rootViewController: Sleeper())
    app.launch()
    app.buttons["Sleep"].tap()
    XCTAssertTrue(app.staticTexts["waiting"].exists)
    XCTAssertTrue(app.staticTexts["awake"].waitForExistence(timeout: 5))
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
  }

  func testAppTimePassesWhileTheTestWaits() {
    let screen = MainActor.assumeIsolated { UIViewController() }
    let app = XCUIApplication(rootViewController: screen)
    app.launch()
    let shown = expectation(description: "the alert is shown")
    MainActor.assumeIsolated {
      let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
      screen.present(alert, animated: true) { shown.fulfill() }
    }
    wait(for: [shown], timeout: 5)
    XCTAssertTrue(app.alerts["Hello"].exists)
    app.terminate()
  }

  // The toolchain's XCTest finds no test methods on the main actor, but runs all tests on the main
  // thread.
  func testViewsAreTappedAndTimePasses() {
    MainActor.assumeIsolated {
      let sleeper = Sleeper()
      withWindow(sleeper) { _ in
        sleeper.button.tap()
        XCTAssertEqual(sleeper.label.text, "waiting")
        UIApplication.shared.advanceTime(by: 2)
        XCTAssertEqual(sleeper.label.text, "awake")
      }
    }
  }

  func testAViewThatCannotBeReachedFailsAtTheCallersLine() {
    XCTExpectFailure("nothing is shown") {
      MainActor.assumeIsolated { Sleeper().button.tap() }
    }
  }
}
