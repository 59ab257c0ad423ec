import Foundation
import NetworkTesting
import Testing
import XCUIAutomation

/// Features of pages beyond forms: dialogs, frames, scrolling, errors.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageRigFlowTests {
  private func launch() -> XCUIApplication {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("rig.html"))
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    return app
  }

  private func log(_ app: XCUIApplication) -> String { app.staticTexts["log"].label }

  @Test(arguments: [
    ("deep", "deep"), ("far", "far"), ("Framed", "framed"), ("shady", "shadow"),
  ])
  func `a tap reaches elements in frames, shadow roots and scrolled containers`(
    button: String, text: String
  ) {
    let app = launch()
    app.buttons[button].tap()
    #expect(log(app) == text)
  }

  @Test func `a tap on a covered element names what covers it`() throws {
    let app = launch()
    let error = try #require(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["under"].tap() }
    }
    #expect("\(error)".contains("covered"))
    #expect("\(error)".contains("cover"))
  }

  @Test func `a dialog is an alert that stops the page`() {
    let app = launch()
    app.buttons["al"].tap()
    #expect(app.alerts["Hello"].exists)
    #expect(!app.staticTexts["alerted"].exists)
    app.alerts.buttons["OK"].tap()
    #expect(!app.alerts.element.exists)
    #expect(log(app) == "alerted")
    app.buttons["cf"].tap()
    app.alerts.buttons["Cancel"].tap()
    #expect(log(app) == "confirm false")
    app.buttons["pr"].tap()
    app.alerts.textFields.element.typeText("yz")
    app.alerts.buttons["OK"].tap()
    #expect(log(app) == "prompt yz")
  }

  @Test func `the default text of a prompt is selected until a click or a key moves the cursor`() {
    let app = launch()
    let field = app.alerts.textFields.element
    for (edit, text) in [
      ({ field.tap() }, "xyz"), ({ field.typeKey(.rightArrow, modifierFlags: []) }, "xyz"),
      ({ field.typeKey(.home, modifierFlags: []) }, "yzx"),
      ({ field.typeKey("q", modifierFlags: []) }, "qyz"),
      (
        {
          field.tap()
          field.typeKey("a", modifierFlags: .control)
        }, "yz"
      ),
    ] as [(() -> Void, String)] {
      app.buttons["pr"].tap()
      edit()
      field.typeText("yz")
      #expect(field.value as? String == text)
      app.alerts.buttons["OK"].tap()
      #expect(log(app) == "prompt \(text)")
    }
  }

  @Test func `the default text of a prompt can be deleted with the delete keys`() {
    let app = launch()
    let field = app.alerts.textFields.element
    for key in [XCUIKeyboardKey.delete, .forwardDelete] {
      app.buttons["pr"].tap()
      // A key has no effect if there is nothing to delete.
      field.typeText(key.rawValue + XCUIKeyboardKey.forwardDelete.rawValue)
      #expect(field.value as? String == "")
      app.alerts.buttons["OK"].tap()
      #expect(log(app) == "prompt")
    }
  }

  @Test func `the question whether to leave the page has a browser's text`() {
    let app = launch()
    let question = app.alerts["Leave site?"]
    app.buttons["lv"].tap()
    #expect(question.staticTexts["Changes you made may not be saved."].exists)
    question.buttons["Cancel"].tap()
    #expect(!question.exists)
    app.buttons["lv"].tap()
    question.buttons["Leave"].tap()
    #expect(app.staticTexts["not yet"].waitForExistence(timeout: 1))
    #expect(!app.buttons["lv"].exists)
  }

  @Test func `dialogs in a loop can each be answered`() {
    let app = launch()
    app.buttons["lp"].tap()
    var count = 0
    while app.alerts.element.exists, count < 60 {
      app.alerts.buttons["OK"].tap()
      count += 1
    }
    #expect(count == 50)
  }

  @Test func `a page that reloads has new elements`() {
    let app = launch()
    app.buttons["rl"].tap()
    #expect(!app.buttons["nothing"].waitForExistence(timeout: 5))
    app.buttons["mv"].tap()
    app.buttons["target"].tap()
    #expect(log(app) == "moved")
  }

  @Test func `sliders, list boxes and check boxes can be set`() {
    let app = launch()
    for (position, value) in [(0.75, 75), (0.2, 20), (1, 100)] as [(CGFloat, Int)] {
      app.sliders["rng"].adjust(toNormalizedSliderPosition: position)
      #expect(log(app) == "r\(value)")
    }
    app.popUpButtons["sel"].adjust(toPickerWheelValue: "Three")
    #expect(log(app) == "Three")
    app.checkBoxes["Check me"].tap()
    #expect(app.checkBoxes["Check me"].value as? String == "1")
  }

  @Test func `a second finger is refused, because a page has only a mouse`() throws {
    let app = launch()
    let error = try #require(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["al"].pinch(withScale: 2, velocity: 1) }
    }
    #expect("\(error)".contains("be touched with more than one finger"))
  }

  @Test func `a request to another host is refused`() {
    let app = launch()
    app.network.unexpectedRequests = .ignored
    app.buttons["ft"].tap()
    #expect(app.staticTexts["failed Failed to fetch"].waitForExistence(timeout: 5))
  }

  @Test func `an uncaught error is one clear failure`() throws {
    let app = launch()
    let error = try #require(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["ex"].tap() }
    }
    #expect("\(error)".contains("ReferenceError: nope is not defined"))
    let next = launch()
    #expect(next.buttons["al"].exists)
  }

  @Test func `a missing page fails the launch with the reason`() throws {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("nothing.html"))
    let error = try #require(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
    #expect("\(error)".contains("ERR_FILE_NOT_FOUND"))
  }

  @Test func `a screenshot shows the page or an element`() {
    let app = launch()
    let whole = app.screenshot().pngRepresentation
    let part = app.buttons["al"].screenshot().pngRepresentation
    #expect(whole.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(part.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(part.count < whole.count)
  }
}
