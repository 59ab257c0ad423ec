import Testing
import XCUIAutomation

/// An app with sources for Apple's platforms, built by the plugin `AppleSources`.
@Suite struct PackingListFlowTests {
  @Test func `an action with the control and the event adds the typed text`() {
    let app = launch()
    #expect(!app.buttons["Add"].isEnabled)
    add("Tent", in: app)
    #expect(app.staticTexts["count"].label == "0 of 1 packed")
    #expect(!app.buttons["Add"].isEnabled)
  }

  @Test func `an action without a target arrives at the controller`() {
    let app = launch()
    add("Tent", in: app)
    add("Stove", in: app)
    app.buttons["Pack All"].tap()
    #expect(app.staticTexts["count"].label == "2 of 2 packed")
  }

  @Test func `bar buttons call methods with and without a parameter`() {
    let app = launch()
    add("Tent", in: app)
    app.navigationBars.buttons["Clear"].tap()
    #expect(app.staticTexts["count"].label == "0 of 0 packed")
    app.navigationBars.buttons["Save"].tap()
    #expect(app.navigationBars.buttons["Saved"].exists)
  }

  @Test func `a key command calls a method`() {
    let app = launch()
    add("Tent", in: app)
    app.typeKey("k", modifierFlags: .command)
    #expect(app.staticTexts["count"].label == "0 of 0 packed")
  }

  @Test func `a tap on a label with a recogniser calls a method with it`() {
    let app = launch()
    add("Tent", in: app)
    app.staticTexts["count"].tap()
    #expect(app.staticTexts["count"].label == "1 things")
  }

  @Test func `a tap beside the field ends editing by a method of the view`() {
    let app = launch()
    app.textFields["name"].tap()
    #expect(app.textFields["name"].hasFocus)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)).tap()
    #expect(!app.textFields["name"].hasFocus)
  }

  @Test func `saving resigns the first responder, wherever it is`() {
    let app = launch()
    app.textFields["name"].tap()
    app.navigationBars.buttons["Save"].tap()
    #expect(!app.textFields["name"].hasFocus)
  }

  @Test func `an observer receives its notification`() {
    let app = launch()
    app.textFields["name"].tap()
    #expect(app.staticTexts["hint"].label == "Type a name")
  }

  @Test func `a delayed call happens once, after the last key`() {
    let app = launch()
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Tent")
    #expect(app.staticTexts["hint"].label == "Type a name")
    #expect(app.staticTexts["Add “Tent”?"].waitForExistence(timeout: 1))
  }

  @Test func `a timer calls a method until it is invalidated`() {
    let app = launch()
    #expect(app.staticTexts["Ready after 3 ticks"].waitForExistence(timeout: 5))
  }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    return app
  }

  private func add(_ name: String, in app: XCUIApplication) {
    app.textFields["name"].tap()
    app.textFields["name"].typeText(name)
    app.buttons["Add"].tap()
  }
}
