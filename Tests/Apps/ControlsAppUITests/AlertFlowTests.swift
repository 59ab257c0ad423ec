import Foundation
import Testing
import XCUIAutomation

/// Alerts, sheets, popovers and interruptions, handled out of process.
@Suite struct AlertFlowTests {
  @Test(arguments: [
    ("message", "The post has come", "OK"), ("question", "Delete all letters?", "Cancel"),
    ("choice", "Save the draft?", "Discard"),
  ])
  func `an alert is answered`(button: String, title: String, answer: String) {
    let app = Rig.launch("alerts")
    app.buttons[button].tap()
    #expect(app.alerts[title].exists)
    #expect(!app.buttons[button].isHittable)
    app.alerts[title].buttons[answer].tap()
    #expect(!app.alerts.element.exists)
    #expect(app.seen == "alert \(answer)")
  }

  @Test func `an alert's parts are in the containers that Xcode records`() {
    let app = Rig.launch("alerts")
    app.buttons["question"].tap()
    let alert = app.alerts["Delete all letters?"]
    #expect(alert.scrollViews.count == 2)
    #expect(alert.scrollViews.otherElements.staticTexts["Delete all letters?"].exists)
    let content = alert.children(matching: .other).element.children(matching: .other).element
      .children(matching: .other).element(boundBy: 1)
    #expect(content.children(matching: .scrollView).count == 2)
    alert.scrollViews.otherElements.buttons["Cancel"].tap()
    #expect(app.seen == "alert Cancel")
    let sheets = Rig.launch("actionSheets")
    sheets.buttons["open"].tap()
    sheets.sheets["Letter"].scrollViews.otherElements.buttons["Delete"].tap()
    #expect(sheets.seen == "sheet Delete")
  }

  @Test func `an alert takes text`() {
    let app = Rig.launch("alerts")
    app.buttons["login"].tap()
    let alert = app.alerts["Log in"]
    alert.textFields["User"].tap()
    alert.textFields["User"].typeText("ada")
    alert.secureTextFields["Password"].tap()
    alert.secureTextFields["Password"].typeText("1234")
    alert.buttons["Log in"].tap()
    #expect(app.seen == "alert Log in ada")
  }

  @Test(arguments: ["Answer", "Delete", "Cancel"])
  func `an action sheet is answered`(answer: String) {
    let app = Rig.launch("actionSheets")
    app.buttons["open"].tap()
    #expect(app.sheets["Letter"].exists)
    app.sheets["Letter"].buttons[answer].tap()
    #expect(app.seen == "sheet \(answer)")
    #expect(!app.sheets.element.exists)
  }

  @Test func `a popover is answered, or closed by a tap outside`() {
    let app = Rig.launch("popovers")
    app.buttons["colors"].tap()
    app.popovers.buttons["Blue"].tap()
    #expect(app.seen == "popover Blue")
    app.navigationBars.buttons["Palette"].tap()
    #expect(app.popovers.element.exists)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.9)).tap()
    #expect(!app.popovers.element.exists)
    #expect(app.seen == "popover closed")
  }

  @Test func `a permission alert appears a second later`() {
    let app = Rig.launch("permission")
    app.buttons["locate"].tap()
    app.buttons["count"].tap()
    #expect(app.seen == "counted to 1")
    #expect(app.alerts.element.waitForExistence(timeout: 5))
    app.alerts.buttons["Allow Once"].tap()
    #expect(app.seen == "Allow Once")
  }

  @Test(arguments: [
    "automatic", "fullScreen", "pageSheet", "formSheet", "overFullScreen", "currentContext",
    "overCurrentContext",
  ])
  func `nested modal screens are presented and dismissed`(style: String) {
    let app = Rig.launch("modals")
    app.buttons[style].tap()
    #expect(app.staticTexts["Modal 1"].exists)
    app.buttons["Present 2"].tap()
    app.buttons["Present 3"].tap()
    #expect(app.staticTexts["Modal 3"].exists)
    for depth in [3, 2, 1] { app.buttons["Dismiss \(depth)"].tap() }
    #expect(app.seen == "dismissed 1")
  }
}
