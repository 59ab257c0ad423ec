import XCTest
import XCUIAutomation

/// The data of an app: it outlives a relaunch, and no test.
final class RelaunchTests: XCTestCase {
  /// The homes of the app in the tests before.
  nonisolated(unsafe) private static var earlierHomes: [String] = []

  private let app = XCUIApplication(bundleIdentifier: "com.example.PortedApp")

  private func label(_ identifier: String) -> String { app.staticTexts[identifier].label }

  /// A test that is run alone, or in a process of its own, has none before it.
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
    // A launch that ends the app itself, and another proxy for the same app.
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
