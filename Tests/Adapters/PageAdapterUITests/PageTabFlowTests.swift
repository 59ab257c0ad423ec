import Foundation
import Testing
import XCUIAutomation

/// Pages that open others in new tabs.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageTabFlowTests {
  @Test(arguments: ["Open", "Link"])
  func `a page that is opened in a new tab is in front`(name: String) {
    let app = launch()
    #expect(!app.tabGroups.element.exists)
    app.descendants(matching: .any)[name].tap()
    #expect(app.staticTexts["later"].label == "not yet")
    #expect(app.tabs.count == 2)
    #expect(app.tabs["Second"].isSelected)
    app.tabs["First"].tap()
    #expect(app.staticTexts["log"].label == "ready")
    #expect(app.tabs["First"].isSelected)
    app.typeKey(.tab, modifierFlags: .control)
    #expect(app.buttons["Close"].exists)
  }

  @Test func `a tab that closes itself or is closed by a key leaves its opener in front`() {
    let app = launch()
    app.buttons["Open"].tap()
    app.buttons["Close"].tap()
    #expect(!app.tabGroups.element.exists)
    app.buttons["Look"].tap()
    #expect(app.staticTexts["log"].label == "closed")
    app.buttons["Open"].tap()
    app.typeKey("w", modifierFlags: .control)
    #expect(app.buttons["Open"].waitForExistence(timeout: 1))
    #expect(!app.tabGroups.element.exists)
  }

  @Test func `time passes in all tabs, and pages can reach each other`() {
    let app = launch()
    app.buttons["Open"].tap()
    app.buttons["Tell"].tap()
    #expect(app.staticTexts["later"].label == "not yet")
    app.tabs["First"].tap()
    #expect(app.staticTexts["log"].label == "told by 1280")
    #expect(!app.buttons["nothing"].waitForExistence(timeout: 30))
    app.tabs["Second"].tap()
    #expect(app.staticTexts["later"].label == "in time")
  }

  @Test func `a page behind another comes to the front to show an alert`() {
    let app = launch()
    app.buttons["Open"].tap()
    app.buttons["Ask"].tap()
    #expect(app.alerts["Over there"].exists)
    app.alerts.buttons["OK"].tap()
    #expect(app.tabs["First"].isSelected)
  }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("tabs.html"))
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    return app
  }
}
