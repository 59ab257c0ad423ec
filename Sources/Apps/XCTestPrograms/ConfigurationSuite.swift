import XCTest
import XCUIAutomation

/// Fails in each configuration of its app, and cleans up after each.
final class ConfigurationSuite: XCUITestCase {
  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

  override func setUp() { continueAfterFailure = false }

  override func tearDown() {
    XCUIDevice.shared.orientation = .portraitUpsideDown
    print("Cleaned up: \(XCUIDevice.shared.orientation == .portraitUpsideDown)")
  }

  func testFails() {
    XCUIApplication(bundleIdentifier: "com.example.nobody").buttons["nothing"].tap()
    XCTFail("the second")
  }

  func testIsSkipped() throws {
    if XCUIDevice.shared.appearance == .dark { throw XCTSkip("not in the dark") }
    print("Runs in the light")
  }

  func testWaitsForNothing() {
    let isFirst =
      XCUIDevice.shared.appearance == .light && XCUIDevice.shared.orientation == .portrait
    if isFirst { _ = expectation(description: "something") }
  }

  func testStartsEmpty() {
    let app = XCUIApplication(bundleIdentifier: "PortedApp")
    app.launch()
    let before = app.staticTexts["launches"].label
    app.launch()
    print("Before: \(before), after: \(app.staticTexts["launches"].label)")
  }

  func testCleansUpAfterAFailure() {
    addTeardownBlock {
      XCUIDevice.shared.orientation = .landscapeRight
      print("A block cleaned up: \(XCUIDevice.shared.orientation == .landscapeRight)")
    }
    XCUIApplication(bundleIdentifier: "com.example.nobody").buttons["nothing"].tap()
  }

  func testMeasures() {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    measure(metrics: [XCTClockMetric()], options: options) {}
  }

  static var allTests: [(String, (ConfigurationSuite) -> () throws -> Void)] {
    [
      ("testFails", testFails), ("testIsSkipped", testIsSkipped),
      ("testWaitsForNothing", testWaitsForNothing), ("testMeasures", testMeasures),
      ("testStartsEmpty", testStartsEmpty),
      ("testCleansUpAfterAFailure", testCleansUpAfterAFailure),
    ]
  }
}
