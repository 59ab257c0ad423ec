import XCUIAutomation

/// An app with a screen for each capability, which reports what it saw.
enum Rig {
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

/// A page object as suites derive it from the app; the compiler requires a repeated `Sendable`.
class PageObject: XCUIApplication, @unchecked Sendable {
  private(set) var visits = 0

  func visit(_ screen: String) {
    launchArguments = ["-ui-testing", "YES", "-screen", screen]
    launch()
    visits += 1
  }
}
