import Foundation
import XCTest
import XCUIAutomation

/// Reads the screen from a process without its own app, as UI tests do.
final class ScreenSuite: XCTestCase {
  func testIsThatOfTheAppInFront() {
    let usual = UIScreen.main.bounds.size
    let app = XCUIApplication(bundleIdentifier: "PortedApp")
    app.launchArguments = ["-ui-testing.screen", "80x160"]
    app.launch()
    let ofApp = UIScreen.main.bounds.size
    app.terminate()
    print("Screens: \([usual, ofApp, UIScreen.main.bounds.size].map(\.words))")
  }

  static var allTests: [(String, (ScreenSuite) -> () throws -> Void)] {
    [("testIsThatOfTheAppInFront", testIsThatOfTheAppInFront)]
  }
}

extension CGSize {
  fileprivate var words: String { "\(Int(width)) × \(Int(height))" }
}
