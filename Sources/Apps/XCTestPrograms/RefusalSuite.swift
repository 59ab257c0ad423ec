import XCTest
import XCUIAutomation

/// Tests that don't link `NetworkTesting`, of an app whose requests nothing answers.
final class RefusalSuite: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "NetworkClient")

  private struct Fetches: Encodable {
    var url: String
    var count = 1
  }

  private func fetch() throws {
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    try app.call("try to fetch", with: Fetches(url: "https://host.invalid/surprise"))
  }

  func testFetches() throws { try fetch() }

  func testFetchesNothing() {
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
  }

  static var allTests: [(String, (RefusalSuite) -> () throws -> Void)] {
    [("testFetches", testFetches), ("testFetchesNothing", testFetchesNothing)]
  }
}
