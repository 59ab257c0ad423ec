import XCTest
import XCUIAutomation

final class ActivitySuite: XCTestCase {
  struct Refused: Error {}

  func testNested() throws {
    let sum = XCTContext.runActivity(named: "Add up") { activity in
      XCTContext.runActivity(named: "\(activity.name), first half") { _ in 1 }
        + XCTContext.runActivity(named: "\(activity.name), second half") { _ in 2 }
    }
    XCTAssertEqual(sum, 3)
    XCTContext.runActivity(named: "After") { _ in }
  }

  func testThrowing() throws {
    try XCTContext.runActivity(named: "Outer") { _ in
      try XCTContext.runActivity(named: "Inner") { _ in throw Refused() }
    }
  }

  func testFailing() {
    XCTContext.runActivity(named: "Look") { activity in
      activity.add(XCTAttachment(string: "what was seen"))
      XCTFail("nothing there")
    }
  }

  static var allTests: [(String, (ActivitySuite) -> () throws -> Void)] {
    [("testNested", testNested), ("testThrowing", testThrowing), ("testFailing", testFailing)]
  }
}
