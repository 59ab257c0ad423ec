import XCUIAutomation

/// The app that says what it sees of each action.
enum Rig {
  static func launch(_ screen: String) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-screen", screen]
    app.launch()
    return app
  }
}

extension XCUIApplication {
  /// What the app says it saw.
  var seen: String { staticTexts["seen"].label }
}
