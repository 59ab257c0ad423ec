import Foundation
import Testing
import XCUIAutomation

/// An app with a screen for each capability, which reports what it saw.
enum Rig {
  /// Whether apps launched for tests have virtual time, as by default.
  static let isOnVirtualClock = ProcessInfo.processInfo.environment["UNDERSTUDY_CLOCK"] != "real"

  /// Launches the app with one of its screens in front.
  static func launch(_ screen: String, _ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-screen", screen] + arguments
    app.launch()
    return app
  }
}

extension XCUIApplication {
  /// The app's latest report.
  var seen: String { staticTexts["seen"].label }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if `UNDERSTUDY_CLOCK=real` gives the apps real time.
  static func onVirtualClockOnly(_ reason: Comment) -> Self {
    .enabled(if: Rig.isOnVirtualClock, reason)
  }
}

/// A page object derived from the app, as suites have them; the compiler requires a repeated `Sendable`.
class PageObject: XCUIApplication, @unchecked Sendable {
  private(set) var visits = 0

  func visit(_ screen: String) {
    launchArguments = ["-ui-testing", "YES", "-screen", screen]
    launch()
    visits += 1
  }
}
