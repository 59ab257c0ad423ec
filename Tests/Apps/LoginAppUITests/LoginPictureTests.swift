import Testing
import XCUIAutomation

/// The login screen from outside the process, compared with references.
@Suite struct LoginPictureTests {
  @Test func `the screen, a window, a button and the elements look as they did`() throws {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    assertSnapshot(of: app, as: .elements)
    assertSnapshot(of: app.buttons["Login"], named: "button")
    let field = app.textFields["Username"]
    field.tap()
    field.typeText("one of many names")
    assertSnapshot(of: app, named: "masked", masking: [field])
    assertSnapshot(of: app.windows.firstMatch, named: "window", masking: [field], tolerance: 0.001)
    assertSnapshot(of: app, as: .elements, named: "masked", masking: [field])
  }

  @Test func `another look fails, with a page that shows both`() throws {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    let field = app.textFields["Username"]
    field.tap()
    field.typeText("ada")
    let error = #expect(throws: (any Error).self) {
      // The reference shows an empty field.
      try attempting { assertSnapshot(of: app, as: .elements, named: "empty") }
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("value: ada") && text.contains("\n  - "), "\(text)")
    #expect(text.contains("accept it with:\n  cp '"))
  }
}
