import XCUIAutomation

/// The rig: an app with a screen for each capability, which says what it saw.
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
  /// What the app says that it saw last.
  var seen: String { staticTexts["seen"].label }
}

/// A page as suites derive it from the app; the compiler wants `Sendable` said again.
class PageObject: XCUIApplication, @unchecked Sendable {
  private(set) var visits = 0

  func visit(_ screen: String) {
    launchArguments = ["-ui-testing", "YES", "-screen", screen]
    launch()
    visits += 1
  }
}
