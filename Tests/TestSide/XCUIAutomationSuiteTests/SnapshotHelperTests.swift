import XCTest

/// A suite with its own helper for fastlane.
final class SnapshotHelperTests: XCTestCase {
  func testTheSuitesOwnHelperTakesPrecedence() {
    let app = XCUIApplication()
    setupSnapshot(app)
    snapshot("01Name")
    snapshot("02Name", waitForLoadingIndicator: false)
    XCTAssertEqual(app.launchArguments, ["-own", "YES"])
    XCTAssertEqual(Snapshot.names, ["01Name", "02Name"])
    XCTAssertEqual(deviceLanguage, "own language")
    XCTAssertEqual(locale, "own locale")
  }
}
