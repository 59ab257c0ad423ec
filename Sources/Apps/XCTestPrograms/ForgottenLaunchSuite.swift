import Foundation
import XCTest
import XCUIAutomation

/// Tests that use the previous test's app, because they forget to launch their own.
final class ForgottenLaunchSuite: XCTestCase {
  private let app = XCUIApplication(
    url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Agents/agent.py"))

  func testLaunches() {
    app.launch()
    XCTAssertEqual(app.buttons["Login"].label, "Sign in")
  }

  func testForgets() { app.buttons["Gone"].tap() }

  func testForgetsAndAsserts() { XCTAssertEqual(app.buttons["Login"].label, "Sign in") }

  func testForgetsAndLooksAtTheScreen() { _ = XCUIScreen.main.screenshot() }

  func testActivates() {
    app.activate()
    app.buttons["Gone"].tap()
  }

  func testLaunchesAgain() {
    app.launch()
    app.buttons["Gone"].tap()
  }

  func testEndsIt() {
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
  }

  static var allTests: [(String, (ForgottenLaunchSuite) -> () throws -> Void)] {
    [
      ("testLaunches", testLaunches), ("testForgets", testForgets),
      ("testForgetsAndAsserts", testForgetsAndAsserts),
      ("testForgetsAndLooksAtTheScreen", testForgetsAndLooksAtTheScreen),
      ("testActivates", testActivates), ("testLaunchesAgain", testLaunchesAgain),
      ("testEndsIt", testEndsIt),
    ]
  }
}

/// Tests of a class that launches its app once for all of them.
final class CommonLaunchSuite: XCTestCase {
  private static let app = XCUIApplication(
    url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Agents/agent.py"))

  override class func setUp() { app.launch() }

  func testFirst() { Self.app.buttons["Gone"].tap() }

  func testSecond() { XCTAssertEqual(Self.app.buttons["Login"].label, "Sign in") }

  static var allTests: [(String, (CommonLaunchSuite) -> () throws -> Void)] {
    [("testFirst", testFirst), ("testSecond", testSecond)]
  }
}
