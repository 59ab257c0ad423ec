import Foundation
import XCTest
import XCUIAutomation

/// Failures of tests whose only secret is in a URL.
final class URLSecretSuite: XCTestCase {
  private static let service = "https://ada:url-secret-77@localhost/"

  func testFails() {
    let app = XCUIApplication(bundleIdentifier: "PlainGreeting")
    app.launchArguments = ["-greeting.name", Self.service]
    app.launch()
    XCTFail("It asks \(Self.service) for names.")
  }

  func testLaunchesNothing() {
    let app = XCUIApplication(url: URL(string: Self.service)!)
    app.launchEnvironment = ["UNDERSTUDY_CHROMIUM": "/nowhere"]
    app.launch()
  }

  static var allTests: [(String, (URLSecretSuite) -> () throws -> Void)] {
    [("testFails", testFails), ("testLaunchesNothing", testLaunchesNothing)]
  }
}
