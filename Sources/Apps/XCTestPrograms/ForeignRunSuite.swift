import XCTest
import XCUIAutomation

/// A suite to which XCTest gives the runs of another class.
final class ForeignRunSuite: XCTestCase {
  final class OwnRun: XCTestCaseRun {}

  override var testRunClass: AnyClass? { OwnRun.self }

  func testExpectation() {
    XCTExpectFailure("it would be nice")
    XCTFail("nobody looks at it")
  }

  func testBlock() {
    XCTExpectFailure("it would be nice") { XCTFail("nobody looks at it") }
  }

  func testAllowance() {
    executionTimeAllowance = 60
  }

  static var allTests: [(String, (ForeignRunSuite) -> () throws -> Void)] {
    [
      ("testExpectation", testExpectation), ("testBlock", testBlock),
      ("testAllowance", testAllowance),
    ]
  }
}
