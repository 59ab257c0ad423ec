import Foundation
import XCTest
import XCUIAutomation

/// Fails in the test body, then cleans up.
final class CleanUpSuite: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "LoginApp")

  override func tearDown() {
    print("Landscape before: \(XCUIDevice.shared.orientation == .landscapeLeft)")
    XCUIDevice.shared.orientation = .portrait
    print("Portrait after: \(XCUIDevice.shared.orientation == .portrait)")
    print("Running: \(app.state == .runningForeground)")
    print("Picture: \(app.screenshot().pngRepresentation.count > 100)")
    app.terminate()
  }

  func testFails() {
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    XCUIDevice.shared.orientation = .landscapeLeft
    addTeardownBlock { [app] in
      print("Seen by a block: \(app.buttons["Login"].exists)")
      print("Picture in a block: \(app.screenshot().pngRepresentation.count > 100)")
    }
    app.buttons["nothing"].tap()
    XCUIDevice.shared.orientation = .landscapeRight
  }

  static var allTests: [(String, (CleanUpSuite) -> () throws -> Void)] {
    [("testFails", testFails)]
  }
}
