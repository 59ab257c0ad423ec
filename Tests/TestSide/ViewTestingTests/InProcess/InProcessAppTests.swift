import AppRuntime
import Foundation
import TerminalUIKit
import Testing
import ViewTesting
import XCUIAutomation

@Suite struct InProcessAppTests {
  @MainActor
  final class Counter: UIViewController {
    private let label = UILabel(frame: CGRect(x: 16, y: 16, width: 160, height: 16))
    private let button = UIButton(type: .system)
    private var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      label.accessibilityIdentifier = "count"
      label.text = UserDefaults.standard.string(forKey: "counter.start") ?? "0"
      button.setTitle("More", for: .normal)
      button.frame = CGRect(x: 16, y: 48, width: 64, height: 16)
      button.addAction(
        UIAction { [weak self] _ in
          UIApplication.shared.clock.schedule(after: 2, named: "counting") { self?.more() }
        }, for: .touchUpInside)
      view.addSubview(label)
      view.addSubview(button)
    }

    private func more() {
      count += 1
      label.text = "\(count)"
    }
  }

  @Test func `a controller is controlled like an app, from any thread`() {
    let app = XCUIApplication(rootViewController: Counter())
    #expect(app.state == .notRunning)
    app.launch()
    #expect(app.state == .runningForeground)
    app.buttons["More"].tap()
    #expect(app.staticTexts["count"].label == "0")
    #expect(app.staticTexts["1"].waitForExistence(timeout: 5))
    app.terminate()
    #expect(app.state == .notRunning)
  }

  @MainActor
  @Test func `a controller is controlled like an app, on the main actor`() {
    let app = XCUIApplication(rootViewController: Counter())
    app.launch()
    app.buttons["More"].tap()
    #expect(app.staticTexts["1"].waitForExistence(timeout: 5))
    let windows = UIApplication.shared.windows.count
    app.terminate()
    #expect(UIApplication.shared.windows.count == windows - 1)
  }

  @MainActor
  @Test
  func `a test sleeps in real time, in which Dispatch calls the app and the app's time passes`()
    async throws
  {
    let counter = Counter()
    let byClock = UILabel(frame: CGRect(x: 16, y: 80, width: 160, height: 16))
    let byDispatch = UILabel(frame: CGRect(x: 16, y: 96, width: 160, height: 16))
    counter.view.addSubview(byClock)
    counter.view.addSubview(byDispatch)
    let app = XCUIApplication(rootViewController: counter)
    app.launch()
    UIApplication.shared.clock.schedule(after: 0.05, named: "a change") { byClock.text = "clock" }
    #expect(!app.staticTexts["clock"].exists)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
      MainActor.assumeIsolated { byDispatch.text = "Dispatch" }
    }
    // Dispatch's timers are in order, however late they are.
    try await Task.sleep(for: .milliseconds(200))
    #expect(app.staticTexts["Dispatch"].exists)
    #expect(app.staticTexts["clock"].exists)
  }

  @Test func `the app has the name that the test gives it`() {
    let app = XCUIApplication(name: "Counting") { _ in Counter() }
    app.launch()
    #expect(app.label == "Counting")
    #expect(app.debugDescription.contains("Counting"))
  }

  /// A wait in real time would exceed the limit.
  @Test(.timeLimit(.minutes(10)))
  func `a long wait takes no real time`() {
    let app = XCUIApplication { _ in
      let label = UILabel()
      let screen = UIViewController()
      screen.view.addSubview(label)
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
      UIApplication.shared.clock.schedule(after: 120, named: "a long wait") { label.text = "over" }
      return screen
    }
    app.launch()
    #expect(app.staticTexts["over"].waitForExistence(timeout: 600))
  }

  @MainActor @Test func `a later screen reads the launch arguments, and the test doesn't`() {
    final class Settings: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 0, y: 32, width: 160, height: 16))
        label.text = UserDefaults.standard.string(forKey: "settings.sounds") ?? "none"
        view.addSubview(label)
      }
    }
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), Settings())
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    tabs.viewControllers = [first, second]
    let app = XCUIApplication(rootViewController: tabs)
    app.launchArguments = ["-settings.sounds", "loud"]
    app.launch()
    #expect(UserDefaults.standard.object(forKey: "settings.sounds") == nil)
    app.tabBars.buttons["Settings"].tap()
    #expect(app.staticTexts["loud"].exists)
    #expect(UserDefaults.standard.object(forKey: "settings.sounds") == nil)
    app.terminate()
  }

  @Test func `each launch creates a new screen from the launch arguments`() {
    let app = XCUIApplication { arguments in
      #expect(arguments == ["-counter.start", "7"])
      let counter = Counter()
      counter.loadViewIfNeeded()
      return counter
    }
    app.launchArguments = ["-counter.start", "7"]
    for _ in 0..<2 {
      app.launch()
      #expect(app.staticTexts["count"].label == "7")
      app.buttons["More"].tap()
      #expect(app.staticTexts["1"].waitForExistence(timeout: 5))
    }
    #expect(UserDefaults.standard.string(forKey: "counter.start") == nil)
  }

  @Test func `a missing element fails as in another process`() {
    let app = XCUIApplication(rootViewController: Counter())
    app.launch()
    withKnownIssue {
      app.buttons["Mor"].tap()
    } matching: {
      $0.description.contains("Did you mean") && $0.description.contains("More")
    }
  }

  @MainActor
  @Test func `an alert hides what is behind it, and audits work, as in another process`() throws {
    let screen = Counter()
    let app = XCUIApplication(rootViewController: screen)
    app.launch()
    try app.performAccessibilityAudit(for: [.sufficientElementDescription, .trait, .contrast])
    #expect(app.buttons["More"].horizontalSizeClass != .unspecified)
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: true)
    #expect(app.alerts["Hello"].waitForExistence(timeout: 5))
    #expect(!app.buttons["More"].exists)
    app.terminate()
  }

  @Test func `a launch environment fails with an explanation`() {
    let app = XCUIApplication(rootViewController: Counter())
    app.launchEnvironment = ["KEY": "value"]
    withKnownIssue {
      app.launch()
    } matching: {
      $0.description.contains("launchEnvironment cannot")
    }
  }

  @Test(arguments: 0..<20)
  func `parallel tests do not see each other`(number: Int) {
    let app = XCUIApplication(rootViewController: Counter())
    app.launch()
    #expect(app.buttons.count == 1)
    #expect(app.windows.count == 1)
    app.buttons["More"].tap()
    #expect(app.staticTexts["1"].waitForExistence(timeout: 5))
    app.terminate()
  }

  @MainActor
  @Test func `the test's own presentations and animations are awaited`() {
    let screen = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 160, height: 16))
    label.text = "one"
    screen.view.addSubview(label)
    let app = XCUIApplication(rootViewController: screen)
    app.launch()
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: true)
    #expect(app.alerts["Hello"].waitForExistence(timeout: 5))
    #expect(app.alerts["Hello"].buttons["OK"].isHittable)
    screen.dismiss(animated: true)
    #expect(app.alerts["Hello"].waitForNonExistence(timeout: 5))
    UIApplication.shared.finishScreenChanges()
    #expect(screen.presentedViewController == nil)
    UIView.animate(withDuration: 0.5, animations: {}) { _ in label.text = "two" }
    #expect(app.staticTexts["two"].waitForExistence(timeout: 5))
    app.terminate()
  }

  @Test func `presentations that the test starts from elsewhere are awaited`() async {
    let screen = await UIViewController()
    let app = XCUIApplication(rootViewController: screen)
    app.launch()
    await MainActor.run {
      let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
      screen.present(alert, animated: true)
    }
    #expect(app.alerts["Hello"].waitForExistence(timeout: 5))
    app.terminate()
  }
}
