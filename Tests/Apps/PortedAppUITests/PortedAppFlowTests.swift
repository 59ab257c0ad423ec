import Testing
import XCUIAutomation

/// An app written as for iOS.
@Suite struct PortedAppFlowTests {
  private func launch(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "com.example.PortedApp")
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launchEnvironment = environment
    app.launch()
    return app
  }

  @Test func `the scene delegate that Info.plist names shows the window`() {
    let app = launch()
    #expect(app.staticTexts["launches"].exists)
    // The window that the app delegate makes isn't shown.
    #expect(app.windows.count == 1)
  }

  @Test func `the main bundle contains the values of Info.plist`() {
    #expect(launch().staticTexts["bundle"].label == "com.example.PortedApp 2.5")
  }

  @Test func `if the toolchain has changed, the main bundle is empty and the app runs`() {
    let app = launch(environment: ["UNDERSTUDY_DISABLED_TRICKS": "bundle-information"])
    #expect(app.state == .runningForeground)
    #expect(!app.staticTexts["bundle"].exists)
  }

  @Test func `a predicate in the app searches its own objects`() {
    let app = launch()
    app.textFields["Search"].tap()
    app.typeText("A")
    #expect(app.staticTexts["result"].label == "Grace, Alan")
    app.typeText("L")
    #expect(app.staticTexts["result"].label == "Alan")
  }

  @Test func `URL loading comes with UIKit`() {
    #expect(launch().staticTexts["method"].label == "GET")
  }

  @Test func `lines of a logger are in the app's log, with private values hidden`() {
    let app = launch()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["nothing"].tap() }
    }
    #expect(
      error?.description.contains(
        "[com.example.ported:people] error: First is <private>, born 1815, Ada") == true,
      "\(error?.description ?? "")")
  }

  @Test func `a relaunch finds the data of the launch before`() {
    let app = launch()
    #expect(app.staticTexts["launches"].label == "Launch 1")
    app.launch()
    #expect(app.staticTexts["launches"].label == "Launch 2")
    app.terminate()
    app.launch()
    #expect(app.staticTexts["launches"].label == "Launch 3")
    #expect(app.staticTexts["visits"].label == "Visit 3")
  }

  @Test(arguments: 1...3)
  func `each case of a test starts empty`(number: Int) {
    let app = launch()
    #expect(app.staticTexts["launches"].label == "Launch 1")
    #expect(app.staticTexts["visits"].label == "Visit 1")
  }

  // MARK: The screen

  private static let screens: [([String], [String: String], CGSize)] = [
    ([], [:], CGSize(width: 640, height: 384)),
    (["-ui-testing.screen", "phone"], [:], CGSize(width: 392, height: 848)),
    (["-ui-testing.screen", "390x844"], [:], CGSize(width: 392, height: 848)),
    (
      ["-ui-testing.screen", "terminal"], ["UNDERSTUDY_SCREEN": "phone"],
      CGSize(width: 640, height: 384)
    ),
    ([], ["UNDERSTUDY_SCREEN": "phone"], CGSize(width: 392, height: 848)),
    ([], ["COLUMNS": "100", "LINES": "30"], CGSize(width: 800, height: 480)),
    ([], ["COLUMNS": "100"], CGSize(width: 800, height: 384)),
    ([], ["LINES": "10", "UNDERSTUDY_SCREEN": "phone"], CGSize(width: 392, height: 160)),
    (["-ui-testing.screen", "phone"], ["COLUMNS": "100"], CGSize(width: 392, height: 848)),
  ]

  @Test(arguments: screens)
  func `the screen has the size that the launch requests`(
    arguments: [String], environment: [String: String], size: CGSize
  ) {
    #expect(launch(arguments, environment: environment).frame.size == size)
  }

  private static let wrongScreens: [([String], [String: String], String)] = [
    (["-ui-testing.screen", "fone"], [:], "-ui-testing.screen is “fone”, which isn't a screen."),
    (["-ui-testing.screen", "0x10"], [:], "-ui-testing.screen is “0x10”, which isn't a screen."),
    (["-ui-testing.screen", "(1, 2)"], [:], "which isn't a screen."),
    ([], ["UNDERSTUDY_SCREEN": "390"], "UNDERSTUDY_SCREEN is “390”, which isn't a screen."),
    ([], ["COLUMNS": "many"], "COLUMNS is “many”, which isn't a number of cells."),
    ([], ["LINES": "100000"], "LINES is “100000”, which isn't a number of cells."),
  ]

  @Test(arguments: wrongScreens)
  func `an invalid screen fails the launch`(
    arguments: [String], environment: [String: String], message: String
  ) {
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { _ = launch(arguments, environment: environment) }
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}
