import XCTest
import XCUIAutomation

/// The default screen of a test target.
///
/// The setting belongs to the process, so XCTest must run these tests one after the other.
final class DefaultScreenTests: XCTestCase {
  override class func setUp() { XCUIApplication.defaultScreen = .phone }

  override class func tearDown() { XCUIApplication.defaultScreen = nil }

  private func size(_ environment: [String: String] = [:], _ arguments: [String] = []) -> CGSize {
    let app = XCUIApplication(bundleIdentifier: "PortedApp")
    app.launchEnvironment = environment
    app.launchArguments = arguments
    app.launch()
    return app.frame.size
  }

  func testAppliesToLaunchesWithoutAScreen() {
    XCTAssertEqual(size(), CGSize(width: 392, height: 848))
    XCTAssertEqual(size(["COLUMNS": "80"]), CGSize(width: 640, height: 848))
    XCTAssertEqual(size(["UNDERSTUDY_SCREEN": "terminal"]), CGSize(width: 640, height: 384))
    XCTAssertEqual(size([:], ["-ui-testing.screen", "80x160"]), CGSize(width: 80, height: 160))
  }

  func testMayBeAnySize() {
    XCUIApplication.defaultScreen = .size(CGSize(width: 100, height: 100))
    defer { XCUIApplication.defaultScreen = .phone }
    XCTAssertEqual(size(), CGSize(width: 104, height: 96))
  }
}
