import XCTest
import XCUIAutomation

/// Loops that wait for a condition that a failed test can never meet.
final class LoopSuite: XCUITestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.nobody")

  func testLoopsOfAnyKindEnd() {
    app.buttons["nothing"].tap()
    while app.cells.count == 0 {}
    while app.cells.count != 7 {}
    while app.cells["row"].label.isEmpty {}
    while (app.switches["on"].value as? String) != "1" {}
    while app.textFields["name"].placeholderValue == nil {}
    while app.cells["row"].frame.minY < 10 {}
    while app.cells["row"].frame.maxY >= 0 {}
    while app.state != .runningForeground {}
    while app.state == .unknown {}
    while app.sliders["volume"].normalizedSliderPosition < 1 {}
    print("All loops ended")
  }

  func testALoopThatNeverEnds() {
    app.buttons["nothing"].tap()
    while app.cells["row"].label != "done" {}
    print("The loop ended")
  }

  func testMoreLoopsEnd() {
    app.buttons["nothing"].tap()
    let cells = app.tables.cells
    while app.buttons["q"].elementType != .button {}
    while !cells.allElementsBoundByIndex.isEmpty {}
    while cells.allElementsBoundByIndex.count < 5 {}
    while !cells.allElementsBoundByIndex.contains(where: \.isHittable) {}
    while cells.allElementsBoundByIndex.last?.exists != true {}
    while cells.count > 0 { cells.element(boundBy: 0).swipeLeft() }
    while Int(app.staticTexts["count"].label) ?? 0 < 10 {}
    while (app.sliders["volume"].value as? String)?.contains("%") != true {}
    while app.sliders["volume"].value != nil {}
    while app.textFields["name"].placeholderValue != nil {}
    while app.cells["row"].horizontalSizeClass != .compact {}
    while UIPasteboard.general.string != nil {}
    while UIPasteboard.general.string == nil {}
    while XCUIDevice.shared.appearance != .dark {}
    while XCUIDevice.shared.orientation != .landscapeLeft {}
    while !XCUIDevice.shared.voiceOverService.isEnabled {}
    while app.screenshot().pngRepresentation.count < 1000 {}
    while app.screenshot().image.size.width < 20 {}
    while app.debugDescription != "50%" {}
    while app.cells.debugDescription.count > 1 {}
    print("All loops ended")
  }

  func testAPasteboardThatNeverHasIt() {
    app.buttons["nothing"].tap()
    while UIPasteboard.general.string != "code" {}
  }

  func testADescriptionThatNeverHasIt() {
    app.buttons["nothing"].tap()
    while !app.debugDescription.contains("q") {}
  }

  func testSpeechThatNeverComes() {
    app.buttons["nothing"].tap()
    while (try? XCUIDevice.shared.voiceOverService.moveForward().utterance) != "q, Button" {}
  }

  func testASnapshotThatNeverComes() {
    app.buttons["nothing"].tap()
    while (try? app.snapshot().children.count) ?? 0 < 1 {}
  }

  func testNext() { print("The next test runs") }

  static var allTests: [(String, (LoopSuite) -> () throws -> Void)] {
    [
      ("testLoopsOfAnyKindEnd", testLoopsOfAnyKindEnd),
      ("testALoopThatNeverEnds", testALoopThatNeverEnds), ("testNext", testNext),
      ("testMoreLoopsEnd", testMoreLoopsEnd),
      ("testAPasteboardThatNeverHasIt", testAPasteboardThatNeverHasIt),
      ("testADescriptionThatNeverHasIt", testADescriptionThatNeverHasIt),
      ("testSpeechThatNeverComes", testSpeechThatNeverComes),
      ("testASnapshotThatNeverComes", testASnapshotThatNeverComes),
    ]
  }
}
