import Foundation
import Testing
import XCUIAutomation

/// A list and a page that are far longer than the screen.
@Suite struct LongListFlowTests {
  @Test func `a swipe scrolls, and scrolling has ended when it returns`() {
    let app = Rig.launch("longList")
    let list = app.tables["list"]
    #expect(app.cells.firstMatch.staticTexts.firstMatch.label == "Row 0")
    list.swipeUp()
    let first = app.cells.firstMatch.staticTexts.firstMatch.label
    #expect(first != "Row 0")
    #expect(!app.cells.staticTexts["Row 500"].exists)
    // A tap on moving content would only stop it.
    let cell = app.cells.element(boundBy: 5)
    let row = cell.staticTexts.firstMatch.label
    cell.tap()
    #expect(app.seen == row.replacingOccurrences(of: "Row", with: "chose"))
  }

  @Test func `the wheel scrolls a list`() {
    let app = Rig.launch("longList")
    let list = app.tables["list"]
    list.scroll(byDeltaX: 0, deltaY: -160)
    #expect(!app.staticTexts["Row 0"].exists || !app.staticTexts["Row 0"].isHittable)
    list.scroll(byDeltaX: 0, deltaY: 160)
    #expect(app.staticTexts["Row 0"].isHittable)
  }

  @Test func `a list is searched by swiping`() {
    let app = Rig.launch("longList")
    let row = app.cells.staticTexts["Row 60"]
    var swipes = 0
    while !row.exists, swipes < 20 {
      app.swipeUp()
      swipes += 1
    }
    #expect(row.exists)
    row.tap()
    #expect(app.seen == "chose 60")
  }

  @Test func `an element is scrolled into view without being touched`() {
    let app = Rig.launch("longPage")
    let button = app.buttons["Button 70"]
    #expect(button.exists && !button.isHittable)
    button.scrollIntoView()
    #expect(button.isHittable && app.seen != "tapped 70")
    let frame = button.frame
    button.scrollIntoView()
    #expect(button.frame == frame)
  }

  @Test func `an element out of sight is scrolled into view before a tap`() {
    let app = Rig.launch("longPage")
    let button = app.buttons["Button 70"]
    #expect(button.exists && !button.isHittable)
    button.tap()
    #expect(app.seen == "tapped 70")
    #expect(button.isHittable)
    app.buttons["Button 2"].click()
    #expect(app.seen == "tapped 2")
    app.buttons["Button 99"].press(forDuration: 0.1)
    #expect(app.seen == "tapped 99")
  }

  @Test func `a coordinate off the screen is rejected`() throws {
    let app = Rig.launch("longPage")
    let place = app.buttons["Button 70"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { place.tap() } }
    #expect(error?.reason == .outsideScreen)
    #expect(app.seen == "nothing yet")
  }

  @Test func `reading all attributes of many elements takes one round trip`() {
    let app = Rig.launch("longPage")
    let buttons = app.scrollViews.buttons.allElementsBoundByIndex
    #expect(buttons.count == 100)
    #expect(buttons.map(\.label) == (0..<100).map { "Button \($0)" })
    app.buttons["Button 1"].tap()
    #expect(app.seen == "tapped 1")
    // From here on the elements are resolved again.
    #expect(buttons[70].frame.minY > 384)
    buttons[70].tap()
    #expect(buttons[70].frame.minY < 384)
  }
}
