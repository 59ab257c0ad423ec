import Foundation
import TerminalUIKit
import ViewTesting
import XCTest
import XCUIAutomation

/// In-process apps under XCTest whose work isn't on the app's clock.
final class XCTestRealTimeTests: XCTestCase {
  /// Starts work when a button is tapped, and shows when it is done.
  @MainActor
  final class Worker: UIViewController {
    enum Way: CaseIterable {
      case dispatchTimer, workItem, taskThatSleeps, threadThatSleeps, timer, timerAfterTimer
    }

    private let way: Way
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))

    init(_ way: Way) {
      self.way = way
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "waiting"
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Begin") { [weak self] _ in self?.begin() })
      button.frame = CGRect(x: 0, y: 32, width: 80, height: 16)
      view.addSubview(label)
      view.addSubview(button)
    }

    private func begin() {
      switch way {
      case .dispatchTimer:
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.end() }
      case .workItem:
        let work = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.end() } }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: work)
      case .taskThatSleeps:
        Task { [weak self] in
          try await Task.sleep(for: .milliseconds(100))
          self?.end()
        }
      case .threadThatSleeps:
        DispatchQueue.global().async { [weak self] in
          Thread.sleep(forTimeInterval: 0.05)
          DispatchQueue.main.async { self?.end() }
        }
      case .timer:
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [weak self] _ in
          MainActor.assumeIsolated { self?.end() }
        }
      case .timerAfterTimer:
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in self?.end() }
        }
      }
    }

    private func end() { label.text = "done" }
  }

  func testTimersOutsideTheAppsClockAreAwaitedInRealTime() {
    for way in MainActor.assumeIsolated({ Worker.Way.allCases }) {
      let app = MainActor.assumeIsolated { XCUIApplication(rootViewController: Worker(way)) }
      app.launch()
      app.buttons["Begin"].tap()
      XCTAssertTrue(app.staticTexts["waiting"].exists, "\(way)")
      XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 30), "\(way)")
      app.terminate()
    }
  }

  func testAPredicateExpectationAlsoWaitsInRealTime() {
    let app = MainActor.assumeIsolated {
      XCUIApplication(rootViewController: Worker(.dispatchTimer))
    }
    app.launch()
    app.buttons["Begin"].tap()
    let done = NSPredicate(format: "exists == true")
    let shown = expectation(for: done, evaluatedWith: app.staticTexts["done"])
    wait(for: [shown], timeout: 30)
  }

  /// If the sleeps took no real time, the main queue would not call the app's timers meanwhile.
  @MainActor
  func testAnAsyncTestSleepsWhileTheAppsTimersRun() async throws {
    for way in Worker.Way.allCases {
      let app = XCUIApplication(rootViewController: Worker(way))
      app.launch()
      app.buttons["Begin"].tap()
      let done = app.staticTexts["done"]
      for _ in 0..<200 where !done.exists { try await Task.sleep(for: .milliseconds(50)) }
      XCTAssertTrue(done.exists, "\(way)")
      app.terminate()
    }
  }

  /// The test itself is work of the main queue, which cannot be run from inside its own work.
  @MainActor
  func testQueuedWorkOfAnAsyncTestRunsOnceTheTestAwaits() async {
    let app = XCUIApplication(rootViewController: Worker(.dispatchTimer))
    app.launch()
    let label = UILabel(frame: CGRect(x: 0, y: 64, width: 160, height: 16))
    Task {
      label.text = "queued"
      UIApplication.shared.windows.last?.rootViewController?.view.addSubview(label)
    }
    XCTAssertFalse(app.staticTexts["queued"].waitForExistence(timeout: 30))
    XCTAssertEqual(app.state, .runningForeground, "the app answers, and has not hung")
    await Task.yield()
    XCTAssertEqual(label.text, "queued")
  }
}
