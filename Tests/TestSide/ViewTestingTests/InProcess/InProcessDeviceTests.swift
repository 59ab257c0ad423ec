import Foundation
import Synchronization
import TerminalUIKit
import Testing
import ViewTesting
import XCUIAutomation

/// A test's changes to the device affect its own in-process app and no other test's.
@MainActor
@Suite struct InProcessDeviceTests {
  private final class Mirror: UIViewController {
    private let label = UILabel(frame: CGRect(x: 16, y: 16, width: 320, height: 16))
    var lives: [String] = []
    var whenLaidOut: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      label.accessibilityIdentifier = "mirror"
      view.addSubview(label)
      for name in [
        UIApplication.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification,
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.lives.append(name.rawValue) }
        }
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      let screen = UIScreen.main.bounds
      label.text = "\(Int(view.frame.width)) × \(Int(screen.height)) \(style)"
      whenLaidOut?()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      view.setNeedsLayout()
    }
  }

  private func launch(_ mirror: Mirror = Mirror()) -> XCUIApplication {
    let app = XCUIApplication(rootViewController: mirror)
    app.launch()
    return app
  }

  @Test func `the app is rotated, and the screen of the process isn't`() {
    let before = UIScreen.main.bounds
    let app = launch()
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(app.staticTexts["mirror"].label == "384 × 640 light")
    #expect(app.frame.size == CGSize(width: 384, height: 640))
    #expect(UIScreen.main.bounds.size == CGSize(width: 384, height: 640))
    XCUIDevice.shared.orientation = .portrait
    #expect(app.staticTexts["mirror"].label == "640 × 384 light")
    XCUIDevice.shared.orientation = .landscapeRight
    app.terminate()
    #expect(UIScreen.main.bounds == before)
  }

  @Test func `the app is dark, and another test's window isn't`() async {
    let app = launch()
    XCUIDevice.shared.appearance = .dark
    #expect(app.staticTexts["mirror"].label == "640 × 384 dark")
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    // A detached task doesn't belong to this test.
    let elsewhere = await Task.detached { @MainActor in
      TestWindow(UIViewController()).window.traitCollection.userInterfaceStyle
    }.value
    #expect(elsewhere == .light)
    app.terminate()
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `another thread does not see the app's screen while the app answers`() {
    let before = UIScreen.main.bounds.size
    let seen = Mutex<[CGSize]>([])
    let mirror = Mirror()
    _ = launch(mirror)
    mirror.whenLaidOut = {
      let semaphore = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        seen.withLock { $0.append(UIScreen.main.bounds.size) }
        semaphore.signal()
      }
      semaphore.wait()
    }
    XCUIDevice.shared.orientation = .landscapeLeft
    mirror.whenLaidOut = nil
    #expect(UIScreen.main.bounds.size == CGSize(width: 384, height: 640))
    #expect(Set(seen.withLock { $0.map(\.width) }) == [before.width])
  }

  @Test func `an app that is launched later gets the device's settings`() {
    XCUIDevice.shared.appearance = .dark
    XCUIDevice.shared.orientation = .landscapeLeft
    let app = launch()
    #expect(app.staticTexts["mirror"].label == "384 × 640 dark")
  }

  @Test func `a launch argument sets the text size`() {
    let app = XCUIApplication { _ in Mirror() }
    app.launchArguments = [
      "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL",
    ]
    app.launch()
    #expect(
      UIApplication.shared.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    app.terminate()
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test func `launch arguments override the device's settings`() {
    XCUIDevice.shared.appearance = .dark
    let app = XCUIApplication { _ in Mirror() }
    app.launchArguments = ["-UIUserInterfaceStyle", "Light"]
    app.launch()
    #expect(app.staticTexts["mirror"].label == "640 × 384 light")
  }

  @Test func `unknown values of launch arguments cause a warning`() {
    let app = XCUIApplication { _ in Mirror() }
    app.launchArguments = ["-UIUserInterfaceStyle", "Sepia"]
    let lines = toolkitWarnings { app.launch() }
    #expect(lines.count == 1 && lines.first?.contains("unknown style “Sepia”") == true, "\(lines)")
    app.terminate()
  }

  @Test func `the first screen is laid out for the device's orientation and appearance`() {
    XCUIDevice.shared.appearance = .dark
    XCUIDevice.shared.orientation = .landscapeLeft
    var first: CGSize?
    let app = XCUIApplication { _ in
      let mirror = Mirror()
      mirror.whenLaidOut = { [weak mirror] in first = first ?? mirror?.view.frame.size }
      return mirror
    }
    app.launch()
    #expect(first == CGSize(width: 384, height: 640))
    #expect(app.staticTexts["mirror"].label == "384 × 640 dark")
    app.terminate()
  }

  @Test func `two apps of a test share one device`() {
    let first = launch()
    let second = launch()
    XCUIDevice.shared.appearance = .dark
    #expect(second.staticTexts["mirror"].label == "640 × 384 dark")
    first.activate()
    #expect(first.staticTexts["mirror"].label == "640 × 384 dark")
  }

  @Test func `home sends the app to the background, and activating it brings it back`() {
    let mirror = Mirror()
    let app = launch(mirror)
    XCUIDevice.shared.press(.home)
    #expect(app.state == .runningBackground)
    #expect(mirror.lives == ["UIApplicationDidEnterBackgroundNotification"])
    app.activate()
    #expect(app.state == .runningForeground)
    #expect(mirror.lives.last == "UIApplicationDidBecomeActiveNotification")
  }
}
