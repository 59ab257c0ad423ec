import XCTest
import XCUIAutomation

/// The data of an app survives a relaunch, but not the test.
final class RelaunchTests: XCTestCase {
  /// The app's homes in earlier tests.
  nonisolated(unsafe) private static var earlierHomes: [String] = []

  private let app = XCUIApplication(bundleIdentifier: "com.example.PortedApp")

  private func label(_ identifier: String) -> String { app.staticTexts[identifier].label }

  /// Returns the app's home in the previous test, or skips a test that is run alone.
  private func homeOfTheTestBefore() throws -> String {
    guard let home = Self.earlierHomes.last else {
      throw XCTSkip("This test looks at what the test before it left: run the whole class.")
    }
    return home
  }

  private func checkThatAllIsNew() {
    app.launch()
    XCTAssertEqual(label("launches"), "Launch 1")
    XCTAssertEqual(label("visits"), "Visit 1")
    let home = label("home")
    XCTAssertFalse(Self.earlierHomes.contains(home))
    XCTAssertNotEqual(home, NSHomeDirectory())
    Self.earlierHomes.append(home)
  }

  func testARelaunchFindsTheDataOfTheLaunchBefore() {
    checkThatAllIsNew()
    let home = label("home")
    app.terminate()
    XCTAssertTrue(FileManager.default.fileExists(atPath: home))
    app.launch()
    XCTAssertEqual(label("launches"), "Launch 2")
    XCTAssertEqual(label("visits"), "Visit 2")
    // Launches without terminating the app first, through another proxy for the same app.
    XCUIApplication(bundleIdentifier: "PortedApp").launch()
    XCTAssertEqual(label("launches"), "Launch 3")
    XCTAssertEqual(label("visits"), "Visit 3")
    XCTAssertEqual(label("home"), home)
    app.terminate()
    app.activate()
    XCTAssertEqual(label("launches"), "Launch 4")
  }

  func testBNewTestStartsEmpty() { checkThatAllIsNew() }

  func testCNewTestStartsEmptyAfterOneThatLeftItsAppRunning() throws {
    let before = try homeOfTheTestBefore()
    checkThatAllIsNew()
    XCTAssertFalse(FileManager.default.fileExists(atPath: before))
    app.terminate()
  }

  func testDNewTestFindsNothingOfOneThatEndedItsApp() throws {
    let before = try homeOfTheTestBefore()
    XCTAssertFalse(FileManager.default.fileExists(atPath: before))
    checkThatAllIsNew()
  }
}
