import XCTest
import XCUIAutomation

/// Tests with `continueAfterFailure` set to false, like nearly all UI tests.
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
    var rounds = 0
    // The limit makes the test fail instead of hanging if the harness doesn't end the loop.
    while !app.cells["row"].exists, rounds < 100_000 {
      app.swipeUp()
      rounds += 1
    }
    var others = 0
    while app.cells["row"].waitForNonExistence(timeout: 1) == false, others < 100_000 {
      others += 1
    }
    print("Loops ended by themselves: \(rounds < 100_000 && others < 100_000)")
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
