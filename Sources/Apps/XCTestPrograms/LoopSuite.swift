import XCTest
import XCUIAutomation

/// Loops that wait for a condition that a failed test can never meet.
final class LoopSuite: XCUITestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.nobody")

  func testLoopsOfYesAndNoEnd() {
    app.buttons["nothing"].tap()
    while !app.cells["row"].exists {}
    while !app.cells["row"].isHittable { app.swipeUp() }
    while !app.cells["row"].waitForExistence(timeout: 1) {}
    while !app.switches["on"].isSelected {}
    while !XCUIDevice.shared.voiceOverService.isEnabled {}
    print("All loops ended")
  }

  func testALoopThatNeverEnds() {
    app.buttons["nothing"].tap()
    while app.cells["row"].label != "done" {}
    print("The loop ended")
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
      ("testLoopsOfYesAndNoEnd", testLoopsOfYesAndNoEnd),
      ("testALoopThatNeverEnds", testALoopThatNeverEnds), ("testNext", testNext),
      ("testAPasteboardThatNeverHasIt", testAPasteboardThatNeverHasIt),
      ("testADescriptionThatNeverHasIt", testADescriptionThatNeverHasIt),
      ("testSpeechThatNeverComes", testSpeechThatNeverComes),
      ("testASnapshotThatNeverComes", testASnapshotThatNeverComes),
    ]
  }
}
