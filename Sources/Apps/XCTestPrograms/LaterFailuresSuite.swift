import XCTest
import XCUIAutomation

/// Tests that continue with failing assertions after a failure caused by the app.
final class LaterFailuresSuite: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.nobody")
  private struct OwnError: Error {}

  override func tearDown() {
    if name.hasSuffix("testTeardown") { XCTFail("in tearDown") }
  }

  func testAssertions() {
    XCTAssertTrue(app.buttons["Login"].waitForExistence(timeout: 5))
    XCTAssertEqual(app.buttons["Login"].label, "Log in")
    XCTFail("later")
    print("The end is reached")
  }

  func testThrownError() throws {
    app.buttons["Login"].tap()
    print("The end is reached")
    throw OwnError()
  }

  func testRecordedIssue() {
    app.buttons["Login"].tap()
    record(XCTIssue(type: .assertionFailure, compactDescription: "later"))
    print("The end is reached")
  }

  func testExpectedFailure() {
    app.buttons["Login"].tap()
    XCTExpectFailure("an assertion") { XCTFail("later") }
    XCTExpectFailure("a tap") { app.buttons["Login"].tap() }
    XCTExpectFailure("until the end")
    print("The end is reached")
  }

  func testTeardown() {
    addTeardownBlock { XCTFail("in a block") }
    app.buttons["Login"].tap()
    XCTFail("later")
  }

  func testExpectedFirst() {
    XCTExpectFailure { app.buttons["Login"].tap() }
    XCTFail("after the expected one")
  }

  static var allTests: [(String, (LaterFailuresSuite) -> () throws -> Void)] {
    [
      ("testAssertions", testAssertions), ("testThrownError", testThrownError),
      ("testRecordedIssue", testRecordedIssue), ("testExpectedFailure", testExpectedFailure),
      ("testTeardown", testTeardown), ("testExpectedFirst", testExpectedFirst),
    ]
  }
}

/// The same tests in a class whose members can be overridden.
final class LaterFailuresOverridingSuite: XCUITestCase {
  override func record(_ issue: XCTIssue) { super.record(issue) }

  func testOverridingCase() {
    let app = XCUIApplication(bundleIdentifier: "com.example.nobody")
    XCTAssertTrue(app.buttons["Login"].waitForExistence(timeout: 5))
    record(XCTIssue(type: .assertionFailure, compactDescription: "later"))
    XCTFail("later")
    print("The end is reached")
  }

  static var allTests: [(String, (LaterFailuresOverridingSuite) -> () throws -> Void)] {
    [("testOverridingCase", testOverridingCase)]
  }
}

/// A class that fails because of its app before its first test.
final class FailingClassSuite: XCTestCase {
  override class func setUp() {
    XCUIApplication(bundleIdentifier: "com.example.nobody").buttons["Login"].tap()
  }

  func testFirst() {
    let app = XCUIApplication(bundleIdentifier: "com.example.nobody")
    XCTAssertTrue(app.buttons["Login"].exists)
  }

  func testSecond() { XCTFail("the second") }

  static var allTests: [(String, (FailingClassSuite) -> () throws -> Void)] {
    [("testFirst", testFirst), ("testSecond", testSecond)]
  }
}
