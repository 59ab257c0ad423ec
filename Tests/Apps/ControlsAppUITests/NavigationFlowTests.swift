import Foundation
import Testing
import XCUIAutomation

/// Navigation between screens, out of process.
@Suite struct NavigationFlowTests {
  @Test func `the list leads to a screen and back`() {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    #expect(app.navigationBars["Controls"].exists)
    app.tables["catalog"].staticTexts["Sliders"].tap()
    #expect(app.navigationBars["Sliders"].exists)
    app.navigationBars.buttons["Controls"].tap()
    #expect(app.tables["catalog"].exists)
  }

  @Test func `levels are pushed and popped`() {
    let app = Rig.launch("navigation")
    app.buttons["Deeper"].tap()
    #expect(app.seen == "appeared at level 2")
    app.buttons["Deeper"].tap()
    #expect(app.navigationBars["Level 3"].exists)
    app.navigationBars.buttons["Level 2"].tap()
    #expect(app.seen == "appeared at level 2")
    app.buttons["To the list"].tap()
    #expect(app.tables["catalog"].exists)
  }

  @Test(arguments: ["Save", "Share", "Help"])
  func `a button in the bar is tapped`(title: String) {
    let app = Rig.launch("barButtons")
    app.navigationBars.buttons[title].tap()
    #expect(app.seen == "bar \(title)")
  }

  @Test func `the toolbar's buttons are tapped, but not the disabled one`() {
    let app = Rig.launch("barButtons")
    let toolbar = app.toolbars.element
    toolbar.buttons["Add"].tap()
    #expect(app.seen == "toolbar Add")
    #expect(!toolbar.buttons["Locked"].isEnabled)
    toolbar.buttons["Delete"].tap()
    #expect(app.seen == "toolbar Delete")
  }

  @Test func `a segue shows, presents, or is refused`() {
    let app = Rig.launch("segues")
    app.buttons["Show"].tap()
    #expect(app.staticTexts["origin"].label == "Came by “show”")
    app.buttons["Close"].tap()
    app.buttons["Present"].tap()
    #expect(app.staticTexts["origin"].label == "Came by “present”")
    app.buttons["Close"].tap()
    app.switches["allowed"].tap()
    app.buttons["Show"].tap()
    #expect(app.seen == "forbidden show")
    #expect(!app.staticTexts["origin"].exists)
  }

  @Test func `tabs are switched`() {
    let app = Rig.launch("tabs")
    #expect(app.tabBars.buttons["Inbox"].isSelected)
    app.tabBars.buttons["Sent"].tap()
    #expect(app.tabBars.buttons["Sent"].isSelected)
    #expect(app.seen == "Sent appeared once")
  }
}
