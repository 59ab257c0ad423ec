import XCTest
import XCUIAutomation

/// Fails in the tear-down after all its tests.
final class ClassTearDownSuite: XCTestCase {
  override class func tearDown() {
    XCUIApplication(bundleIdentifier: "com.example.nobody").buttons["nothing"].tap()
  }

  func testPasses() { XCTAssert(true) }

  static var allTests: [(String, (ClassTearDownSuite) -> () throws -> Void)] {
    [("testPasses", testPasses)]
  }
}
