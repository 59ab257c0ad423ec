import AppRuntime
import Foundation
import TerminalUIKit
import Testing
import ViewTesting
import XCUIAutomation

/// `app.clock` of an app in the test's own process.
@MainActor
@Suite struct InProcessClockTests {
  private final class Ticker: UIViewController {
    private let label = UILabel(frame: CGRect(x: 16, y: 16, width: 320, height: 16))
    private var ticks = 0
    /// The maximum number of deadlines in one move of the clock, or `nil` for the default.
    var stopLimit: Int?

    override func viewDidLoad() {
      super.viewDidLoad()
      if let stopLimit { UIApplication.shared.loop.stopLimit = stopLimit }
      label.text = "0 ticks"
      label.accessibilityIdentifier = "ticks"
      view.addSubview(label)
      tick(after: 10)
    }

    private func tick(after seconds: TimeInterval) {
      UIApplication.shared.clock.schedule(after: seconds, named: "the ticker") { [weak self] in
        guard let self else { return }
        ticks += 1
        label.text = "\(ticks) ticks"
        tick(after: seconds)
      }
    }
  }

  /// Shows a price in the user's language.
  private final class Price: UIViewController {
    private let label = UILabel(frame: CGRect(x: 16, y: 16, width: 320, height: 16))

    override func viewDidLoad() {
      super.viewDidLoad()
      label.accessibilityIdentifier = "price"
      view.addSubview(label)
      show()
      _ = NotificationCenter.default.addObserver(
        forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
      ) { [weak self] _ in
        // A later layout uses the new locale.
        MainActor.assumeIsolated { self?.view.setNeedsLayout() }
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      show()
    }

    private func show() {
      label.text = 1234.5.formatted(.number.locale(AppLocale.current))
    }
  }

  /// Shows the beginning of 1970 in the default time zone.
  private final class Midnight: UIViewController {
    private let label = UILabel(frame: CGRect(x: 16, y: 16, width: 320, height: 16))

    override func viewDidLoad() {
      super.viewDidLoad()
      label.accessibilityIdentifier = "time"
      view.addSubview(label)
      let again = UIAction(title: "Again") { [weak self] _ in self?.show() }
      let move = UIAction(title: "Move") { [weak self] _ in
        NSTimeZone.default = TimeZone(secondsFromGMT: 14_580) ?? .current
        self?.show()
      }
      for (row, action) in [again, move].enumerated() {
        let button = UIButton(primaryAction: action)
        button.frame = CGRect(x: 16, y: 48 + row * 32, width: 160, height: 32)
        view.addSubview(button)
      }
      show()
      _ = NotificationCenter.default.addObserver(
        forName: .NSSystemTimeZoneDidChange, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.show() } }
    }

    private func show() {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "HH:mm zzz"
      let date = Date(timeIntervalSince1970: 0)
      let hour = Calendar.current.component(.hour, from: date)
      label.text = "\(formatter.string(from: date)) \(hour)"
    }
  }

  private func launch(stopLimit: Int? = nil) -> XCUIApplication {
    let ticker = Ticker()
    ticker.stopLimit = stopLimit
    let app = XCUIApplication(rootViewController: ticker)
    app.launch()
    return app
  }

  @Test func `time passes by as much as it is advanced`() {
    let app = launch()
    let start = app.clock.date
    app.clock.advance(by: 35)
    #expect(app.staticTexts["ticks"].label == "3 ticks")
    #expect(abs(app.clock.date.timeIntervalSince(start) - 35) < 0.001)
    #expect(app.clock.timeToNextDeadline.map { abs($0 - 5) < 0.001 } == true)
    app.clock.advanceToNextDeadline()
    #expect(app.staticTexts["ticks"].label == "4 ticks")
  }

  @Test func `a frozen clock is not moved by a wait`() {
    let app = launch()
    app.clock.freeze()
    #expect(!app.staticTexts["1 ticks"].waitForExistence(timeout: 60))
    #expect(app.clock.pendingWork == ["due in 10.0 s on the app's clock: the ticker"])
    app.clock.resume()
    #expect(app.staticTexts["1 ticks"].waitForExistence(timeout: 60))
  }

  @Test func `the app's date differs from the test's`() {
    let app = launch()
    app.clock.setDate(Date(timeIntervalSince1970: 0))
    #expect(abs(app.clock.date.timeIntervalSince1970) < 1)
    #expect(Date().timeIntervalSince1970 > 1_000_000_000)
  }

  @Test func `advancing by a century fails`() {
    let app = launch(stopLimit: 3000)
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.clock.advance(by: 3_155_760_000) }
    }
    #expect(error?.description.contains("something was due 3000 times on the way") == true)
    #expect(app.staticTexts["ticks"].label == "3000 ticks")
  }

  @Test func `an app has a separate locale, which may change`() {
    let before = AppLocale.current
    let app = XCUIApplication(rootViewController: Price())
    app.clock.setLocale("de_DE")
    app.launch()
    #expect(app.staticTexts["price"].label == "1.234,5")
    app.clock.setLocale("en_US")
    #expect(app.staticTexts["price"].label == "1,234.5")
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.clock.setLocale("tlh-and-more_ZZ99") }
    }
    #expect(error?.description.contains("isn't a locale") == true)
    app.terminate()
    #expect(AppLocale.current == before)
  }

  @Test func `an app has a separate time zone, which may change`() {
    let before = NSTimeZone.default
    let app = XCUIApplication(rootViewController: Midnight())
    let label = app.staticTexts["time"].firstMatch
    app.clock.setTimeZone("Asia/Tokyo")
    app.launch()
    #expect(label.label == "09:00 GMT+9 9")
    #expect(NSTimeZone.default == before)
    app.clock.setTimeZone("America/New_York")
    #expect(label.label == "19:00 EST 19")
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.clock.setTimeZone("Atlantis") }
    }
    #expect(error?.description.contains("There is no time zone “Atlantis”") == true)
    app.buttons["Move"].tap()
    #expect(label.label == "04:03 GMT+4:03 4")
    #expect(NSTimeZone.default == before)
    app.buttons["Again"].tap()
    #expect(label.label == "04:03 GMT+4:03 4")
    app.terminate()
    #expect(NSTimeZone.default == before)

    // An app without a time zone doesn't change the process's.
    let next = XCUIApplication(rootViewController: Midnight())
    next.launch()
    #expect(next.staticTexts["time"].label != "04:03 GMT+4:03 4")
    next.buttons["Move"].tap()
    #expect(next.staticTexts["time"].label == "04:03 GMT+4:03 4")
    #expect(NSTimeZone.default == before)
  }
}
