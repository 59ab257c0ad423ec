import XCTest
import XCUIAutomation

/// A failure before the first test of a class must be reported as a failure of that test.
final class FailingSetUp: XCTestCase {
  static var allTests: [(String, (FailingSetUp) -> () throws -> Void)] {
    [("first", { $0.first }), ("second", { $0.second })]
  }

  override class func setUp() {
    let app = XCUIApplication(bundleIdentifier: "FailingSuites")
    app.buttons["Save"].tap()  // fails: setUp
    app.buttons["Again"].tap()
  }

  func first() { Flow.ambiguous.run() }

  func second() { Flow.nothing.run() }
}
