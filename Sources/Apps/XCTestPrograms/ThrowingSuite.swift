import XCTest
import XCUIAutomation

/// Errors thrown by a test, whose line XCTest doesn't know.
final class ThrowingSuite: XCUITestCase {
  private struct Refused: Error {}

  private let app = XCUIApplication(bundleIdentifier: "com.example.nobody")

  func testThrowsOfAnApp() throws { _ = try app.snapshot() }

  func testThrowsOfAnAttempt() throws {
    try attempting {
      app.buttons["nothing"].tap()
    }
  }

  func testThrowsAfterOthers() throws {
    _ = try? app.buttons["other"].snapshot()
    _ = try? app.snapshot()
    _ = try app.snapshot()
  }

  func testThrowsItsOwn() throws { throw Refused() }

  static var allTests: [(String, (ThrowingSuite) -> () throws -> Void)] {
    [
      ("testThrowsOfAnApp", testThrowsOfAnApp), ("testThrowsOfAnAttempt", testThrowsOfAnAttempt),
      ("testThrowsAfterOthers", testThrowsAfterOthers), ("testThrowsItsOwn", testThrowsItsOwn),
    ]
  }
}

/// The same tests in a plain XCTestCase.
final class PlainThrowingSuite: XCTestCase {
  private struct Refused: Error {}

  func testThrowsOfAnApp() throws {
    _ = try XCUIApplication(bundleIdentifier: "com.example.nobody").snapshot()
  }

  func testThrowsItsOwn() throws { throw Refused() }

  static var allTests: [(String, (PlainThrowingSuite) -> () throws -> Void)] {
    [("testThrowsOfAnApp", testThrowsOfAnApp), ("testThrowsItsOwn", testThrowsItsOwn)]
  }
}
