import Foundation
import Testing
import XCUIAutomation

/// Rows, items and pages, out of process: taps, swipes and scrolling.
@Suite struct ListFlowTests {
  @Test func `a row is selected`() {
    let app = Rig.launch("table")
    app.tables["rows"].staticTexts["Row 3"].tap()
    #expect(app.seen == "selected Row 3")
    #expect(app.tables["rows"].cells.element(boundBy: 2).isSelected)
  }

  @Test func `a swipe to the left shows a row's trailing buttons`() {
    let app = Rig.launch("table")
    let rows = app.tables["rows"]
    rows.staticTexts["Row 2"].swipeLeft()
    #expect(app.buttons["Flag"].exists)
    app.buttons["Delete"].tap()
    #expect(app.seen == "deleted Row 2")
    #expect(!rows.staticTexts["Row 2"].exists)
  }

  @Test func `the buttons of a swipe are children of the row`() {
    let app = Rig.launch("table")
    let row = app.tables["rows"].cells.element(boundBy: 1)
    row.swipeLeft()
    #expect(row.children(matching: .button).count == 2)
    row.children(matching: .button).element(boundBy: 0).tap()
    #expect(app.seen == "deleted Row 2")
  }

  @Test func `a swipe to the right shows a row's leading button`() {
    let app = Rig.launch("table")
    app.tables["rows"].staticTexts["Row 4"].swipeRight()
    app.buttons["Read"].tap()
    #expect(app.seen == "read Row 4")
  }

  @Test func `swipes up reach the last row`() {
    let app = Rig.launch("table")
    let last = app.tables["rows"].staticTexts["Row 50"]
    #expect(last.exists && !last.isHittable)
    for _ in 1...20 where !last.isHittable { app.tables["rows"].swipeUp() }
    #expect(last.isHittable)
    last.tap()
    #expect(app.seen == "selected Row 50")
  }

  @Test func `a row out of sight exists and is scrolled into view for a tap`() {
    let app = Rig.launch("table")
    let table = app.tables["rows"]
    #expect(table.cells.count == 50)
    table.staticTexts["Row 50"].tap()
    #expect(app.seen == "selected Row 50")
  }

  @Test func `a bound row stays the same after scrolling and ends with the launch`() {
    let app = Rig.launch("table")
    let rows = app.tables["rows"].cells.allElementsBoundByAccessibilityElement
    let kept = [0, 3, 20, 49]
    let before = kept.map { rows[$0].staticTexts.firstMatch.label }
    app.tables["rows"].swipeUp()
    #expect(kept.map { rows[$0].staticTexts.firstMatch.label } == before)
    app.tables["rows"].swipeUp()
    rows[3].tap()
    #expect(app.seen == "selected \(before[1])")
    app.launch()
    #expect(app.tables["rows"].cells.count == 50)
    #expect(rows.allSatisfy { !$0.exists })
  }

  @Test func `a bound part of a row is gone when its cell is reused`() {
    let app = Rig.launch("longList")
    let part = app.tables["list"].staticTexts.allElementsBoundByAccessibilityElement[0]
    #expect(part.label == "Row 0")
    for _ in 1...4 { app.tables["list"].swipeUp() }
    #expect(!part.exists)
  }

  @Test func `items are selected`() {
    let app = Rig.launch("collection")
    app.collectionViews["items"].staticTexts["Item 2"].tap()
    app.collectionViews["items"].staticTexts["Item 5"].tap()
    #expect(app.seen == "selected 2 5")
  }

  @Test func `a page scrolls up and sideways`() {
    let app = Rig.launch("scroll")
    let page = app.scrollViews["page"]
    page.swipeUp()
    let vertical = app.seen
    #expect(vertical.hasPrefix("offset 0, "))
    #expect(vertical != "offset 0, 0")
    page.swipeLeft()
    #expect(!app.seen.hasPrefix("offset 0, "))
  }
}
