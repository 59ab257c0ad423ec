import XCTest
import XCUIAutomation

/// Fails and skips in places where the toolchain ignores it.
final class LostFailuresSuite: XCTestCase {
  override class func setUp() {
    print("The class is set up")
    XCTFail("in the set-up of the class")
  }

  override class func tearDown() {
    print("The class is torn down")
    XCTAssertEqual(1, 2, "in the tear-down of the class")
  }

  override func tearDownWithError() throws { throw XCTSkip("in the tear-down") }

  func testIsSkippedAtItsEnd() { addTeardownBlock { throw XCTSkip("in a block") } }

  static var allTests: [(String, (LostFailuresSuite) -> () throws -> Void)] {
    [("testIsSkippedAtItsEnd", testIsSkippedAtItsEnd)]
  }
}
