import Testing
import XCUIAutomation

/// The app, out of process.
@Suite struct RandomColorsFlowTests {
  @Test func `under test the window is blank`() {
    let app = launch([])
    #expect(app.staticTexts.count == 0)
    #expect(app.buttons.count == 0)
    #expect(app.windows.count == 1)
  }

  @Test func `from Home to the colors and back`() {
    let app = launch(["-screen", "home"])
    #expect(app.navigationBars["Home"].exists)
    app.buttons["randomColors"].tap()
    #expect(app.navigationBars["Random Colors"].exists)
    #expect(app.staticTexts["empty"].exists)
    app.navigationBars.buttons["Home"].tap()
    #expect(app.navigationBars["Home"].exists)
  }

  @Test(arguments: [
    (["-colors.seed", "0"], ["#AFCD1D", "#F465B9", "#4F4509"]),
    ([], ["#AFCD1D", "#F465B9", "#4F4509"]),
  ])
  func `a seed gives the same colors in every run`(arguments: [String], colors: [String]) {
    let app = launch(["-screen", "colors"] + arguments)
    for _ in colors { app.buttons["Generate"].tap() }
    let cells = app.tables["colors"].cells
    #expect(cells.allElementsBoundByIndex.map { $0.staticTexts.element.label } == colors)
    #expect(!app.staticTexts["empty"].exists)
    app.buttons["Clear"].tap()
    #expect(cells.count == 0)
    #expect(app.staticTexts["empty"].exists)
  }

  @Test func `another seed gives other colors`() {
    let app = launch(["-screen", "colors", "-colors.seed", "42"])
    app.buttons["Generate"].tap()
    #expect(app.tables["colors"].cells.count == 1)
    #expect(!app.staticTexts["#AFCD1D"].exists)
  }

  private func launch(_ arguments: [String]) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launch()
    return app
  }
}
