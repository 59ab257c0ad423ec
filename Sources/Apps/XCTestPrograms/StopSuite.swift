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

  func testNextRuns() { XCTAssert(true) }

  static var allTests: [(String, (StopSuite) -> () throws -> Void)] {
    [
      ("testFirstFailureCounts", testFirstFailureCounts),
      ("testUnwrappingNothing", testUnwrappingNothing),
      ("testAppFailureCounts", testAppFailureCounts), ("testNextRuns", testNextRuns),
    ]
  }
}
