import XCTest
import XCUIAutomation

/// A suite for fastlane's `snapshot` without its `SnapshotHelper.swift`.
final class FastlaneTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "PortedApp")

  override func setUp() {
    continueAfterFailure = false
    setupSnapshot(app)
    app.launch()
  }

  func testTheAppGetsTheLaunchArgumentsOfFastlane() {
    XCTAssertTrue(app.launchArguments.contains("-FASTLANE_SNAPSHOT"))
    XCTAssertTrue(app.launchArguments.contains("-ui_testing"))
    XCTAssertTrue(app.staticTexts["launches"].exists)
    XCTAssertTrue(Snapshot.app === app)
    XCTAssertTrue(
      Snapshot.screenshotsDirectory?.path.hasSuffix("tools.fastlane/screenshots") == true)
  }
}
