import XCTest
import XCUIAutomation

/// Tests that are not to go on after a failure, as nearly every UI test says.
final class StopSuite: XCUITestCase {
  override func setUp() { continueAfterFailure = false }

  func testFirstFailureCounts() {
    XCTFail("the first")
    XCTFail("the second")
    XCUIApplication().buttons["nothing"].tap()
  }

  func testUnwrappingNothing() throws {
    let nothing: Int? = nil
    _ = try XCTUnwrap(nothing, "nothing to unwrap")
  }

  func testAppFailureCounts() {
    XCUIApplication(bundleIdentifier: "com.example.nobody").buttons["nothing"].tap()
    XCTFail("the second")
  }

  func testALoopEnds() {
    let app = XCUIApplication(bundleIdentifier: "com.example.nobody")
    app.buttons["nothing"].tap()
    while !app.cells["row"].exists { app.swipeUp() }
    while app.cells["row"].isHittable == app.cells["row"].exists {}
    print("The loops have ended.")
  }

  func testNextRuns() { XCTAssert(true) }

  static var allTests: [(String, (StopSuite) -> () throws -> Void)] {
    [
      ("testFirstFailureCounts", testFirstFailureCounts),
      ("testUnwrappingNothing", testUnwrappingNothing),
      ("testAppFailureCounts", testAppFailureCounts), ("testALoopEnds", testALoopEnds),
      ("testNextRuns", testNextRuns),
    ]
  }
}
