import XCTest
import XCUIAutomation

/// Loops that wait for what a failed test never gets.
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

  func testNext() { print("The next test runs") }

  static var allTests: [(String, (LoopSuite) -> () throws -> Void)] {
    [
      ("testLoopsOfAnyKindEnd", testLoopsOfAnyKindEnd),
      ("testALoopThatNeverEnds", testALoopThatNeverEnds), ("testNext", testNext),
    ]
  }
}
