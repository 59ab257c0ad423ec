import Foundation
import XCTest
import XCUIAutomation

/// Launches an app that crashes when a later test terminates it.
final class LeftoverSuite: XCTestCase {
  private let app = XCUIApplication(
    url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Agents/agent.py"))

  func testLeaves() {
    app.launchArguments = ["-misbehave", "vanish:terminate"]
    app.launch()
  }

  func testLaunchesNext() { app.launch() }

  func testEndsItsOwn() {
    app.launchArguments = ["-misbehave", "vanish:terminate"]
    app.launch()
    app.terminate()
  }

  static var allTests: [(String, (LeftoverSuite) -> () throws -> Void)] {
    [
      ("testLeaves", testLeaves), ("testLaunchesNext", testLaunchesNext),
      ("testEndsItsOwn", testEndsItsOwn),
    ]
  }
}
