import XCTest
import XCUIAutomation

final class ExpectedFailureSuite: XCTestCase {
  struct Refused: Error {}

  func testWholeTest() {
    XCTExpectFailure("not built yet")
    XCTAssertEqual(1, 2)
    XCTAssertTrue(false, "with a message")
    XCTFail("and again")
  }

  func testNoneComes() {
    XCTExpectFailure("known bug 12")
    XCTAssertEqual(1, 1)
  }

  func testNoneComesWithoutReason() {
    XCTExpectFailure()
  }

  func testNoneHasTo() {
    XCTExpectFailure("sometimes", strict: false)
    XCTExpectFailure("sometimes", options: .nonStrict())
  }

  func testDisabled() {
    XCTExpectFailure("elsewhere", enabled: false)
    XCTFail("here")
  }

  func testBlock() throws {
    let value = XCTExpectFailure("only in the block") {
      XCTFail("inside")
      return 7
    }
    XCTAssertEqual(value, 7)
    XCTFail("outside")
  }

  func testBlockWithoutFailure() {
    XCTExpectFailure("in vain") { XCTAssertTrue(true) }
  }

  func testBlockThatThrows() throws {
    try XCTExpectFailure("an error is none", failingBlock: { throw Refused() })
  }

  func testMatcher() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { issue in
      issue.type == .assertionFailure && issue.compactDescription.contains("this one")
        && issue.sourceCodeContext.location?.lineNumber != nil
    }
    XCTExpectFailure("just this one", options: options)
    XCTFail("this one")
    XCTFail("another one")
  }

  func testNearestExpectation() {
    XCTExpectFailure("outer", strict: false)
    XCTExpectFailure("inner") { XCTFail("within") }
    XCTFail("after")
  }

  func testThrownError() throws {
    XCTExpectFailure("throws", issueMatcher: { $0.type == .thrownError })
    throw Refused()
  }

  func testOtherThread() {
    XCTExpectFailure("on any thread")
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { XCTFail("elsewhere") }
    group.wait()
  }

  func testTearDown() {
    XCTExpectFailure("until the very end")
    addTeardownBlock { XCTFail("in a teardown block") }
  }

  func testWait() {
    XCTExpectFailure("too slow")
    wait(for: [expectation(description: "never")], timeout: 0)
  }

  func testSkipped() throws {
    XCTExpectFailure("not reached")
    throw XCTSkip("not here")
  }

  func testRecordedIssue() {
    XCTExpectFailure("reported", issueMatcher: { $0.type == .system && $0.attachments.count == 1 })
    record(
      XCTIssue(
        type: .system, compactDescription: "broken", detailedDescription: "at 12:00",
        attachments: [XCTAttachment(string: "proof")]))
  }

  func testAutomation() {
    XCTExpectFailure("it was never launched") { XCUIApplication().buttons["Go"].tap() }
  }

  func testAutomationGoesOn() {
    let button = XCUIApplication().buttons["Go"]
    XCTExpectFailure("the first") { button.tap() }
    XCTExpectFailure("the second") { button.tap() }
    button.tap()
    button.tap()
  }

  static var allTests: [(String, (ExpectedFailureSuite) -> () throws -> Void)] {
    [
      ("testWholeTest", testWholeTest), ("testNoneComes", testNoneComes),
      ("testNoneComesWithoutReason", testNoneComesWithoutReason), ("testNoneHasTo", testNoneHasTo),
      ("testDisabled", testDisabled), ("testBlock", testBlock),
      ("testBlockWithoutFailure", testBlockWithoutFailure),
      ("testBlockThatThrows", testBlockThatThrows), ("testMatcher", testMatcher),
      ("testNearestExpectation", testNearestExpectation), ("testThrownError", testThrownError),
      ("testOtherThread", testOtherThread), ("testTearDown", testTearDown), ("testWait", testWait),
      ("testSkipped", testSkipped), ("testRecordedIssue", testRecordedIssue),
      ("testAutomation", testAutomation), ("testAutomationGoesOn", testAutomationGoesOn),
    ]
  }
}
