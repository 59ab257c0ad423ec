import XCTest
import XCUIAutomation

/// Launch arguments that the app doesn't read.
final class UnreadArgumentSuite: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "PlainGreeting")

  func testLaunches() {
    app.launchArguments = ["-greeting.tome", "warm"]
    app.launch()
    XCTAssertTrue(app.staticTexts["greeting"].exists)
  }

  /// The previous test's app is still running, and its arguments have been reported.
  func testUsesTheSameApp() {
    XCTAssertTrue(app.staticTexts["greeting"].exists)
  }

  func testIsStrict() {
    app.launchArguments = ["-greeting.tome", "warm"]
    app.launchArgumentPolicy = .strict
    app.launch()
  }

  func testReadsItInTheEnd() {
    app.launchArguments = ["-greeting.name", "Ann"]
    app.launchArgumentPolicy = .strict
    app.launch()
    app.buttons["Address"].tap()
  }

  func testRepeatsWhatIsRead() {
    app.launchArguments = ["-greeting.tone", "warm", "-greeting.tone", "cool"]
    app.launchArgumentPolicy = .strict
    app.launch()
  }

  func testFails() {
    app.launchArguments = ["-greeting.tome", "warm"]
    app.launch()
    XCTFail("on purpose")
  }

  func testFailsBeforeARelaunch() {
    app.launchArguments = ["-greeting.tome", "warm"]
    app.launchArgumentPolicy = .strict
    app.launch()
    XCTFail("on purpose")
    app.launch()
  }

  func testTapsWhatIsMissing() {
    app.launchArguments = ["-greeting.tome", "warm"]
    app.launch()
    app.buttons["Town"].tap()
  }

  static var allTests: [(String, (UnreadArgumentSuite) -> () throws -> Void)] {
    [
      ("testLaunches", testLaunches), ("testUsesTheSameApp", testUsesTheSameApp),
      ("testIsStrict", testIsStrict), ("testReadsItInTheEnd", testReadsItInTheEnd),
      ("testRepeatsWhatIsRead", testRepeatsWhatIsRead), ("testFails", testFails),
      ("testFailsBeforeARelaunch", testFailsBeforeARelaunch),
      ("testTapsWhatIsMissing", testTapsWhatIsMissing),
    ]
  }
}
