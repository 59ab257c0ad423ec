import AppDriving
import Foundation
import Testing
import XCUIAutomation

/// The package's own app, driven through its agent and, like any program, through its terminal.
@Suite struct `An app of the toolkit in its terminal` {
  private static let arguments = [
    "-ui-testing", "YES", "-model.user", "test", "-model.password", "1234",
  ]

  /// Returns the app as a program in a terminal.
  private static func makeProgram() -> XCUIApplication {
    let program = XCUIApplication(terminal: URL(fileURLWithPath: "/bin/sh"))
    // A secret argument isn't put on the command line of a program, so a shell adds it.
    let script = "exec \"$0\" " + arguments.joined(separator: " ")
    program.launchArguments = ["-c", script, AppLocator.productsFolder + "/LoginApp"]
    return program
  }

  /// Returns the readable texts on the screen of an app, as its agent reports them.
  private func texts(of app: XCUIApplication) -> Set<String> {
    let labels = app.staticTexts.allElementsBoundByIndex.map(\.label)
    let titles = app.buttons.allElementsBoundByIndex.map(\.label)
    let fields =
      app.textFields.allElementsBoundByIndex + app.secureTextFields.allElementsBoundByIndex
    return Set(labels + titles + fields.compactMap { $0.value as? String }).subtracting([""])
  }

  @Test(arguments: [("1234", "Success"), ("wrong", "Login failed")])
  func `shows the same texts as its agent reports`(password: String, result: String) {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    let program = Self.makeProgram()
    app.launchArguments = Self.arguments
    app.launch()
    program.launch()
    #expect(texts(of: app) == ["Welcome back", "Username", "Password", "Login"])
    compare(program, app)
    app.textFields["Username"].tap()
    program.staticTexts["Username"].tap()
    for one in [app, program] { one.typeText("test\n\(password)\n") }
    #expect(app.staticTexts["results"].label == result)
    #expect(program.staticTexts[result].waitForExistence(timeout: 30))
    compare(program, app)
    app.terminate()
    program.terminate()
  }

  /// Compares the texts of a program with those that the app's agent reports.
  private func compare(_ program: XCUIApplication, _ app: XCUIApplication) {
    var shown = Set(program.staticTexts.allElementsBoundByIndex.map(\.label))
    // Only a person at the terminal needs the hint about the keys.
    shown.remove("F1 keys")
    #expect(shown == texts(of: app))
  }

  @Test func `is laid out again when the device is turned`() {
    let program = Self.makeProgram()
    program.launch()
    let title = program.staticTexts["Welcome back"]
    let before = title.frame.midX
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(program.frame.size == CGSize(width: 384, height: 640))
    #expect(title.frame.midX < before)
    XCUIDevice.shared.orientation = .portrait
    #expect(title.frame.midX == before)
    program.terminate()
  }
}
