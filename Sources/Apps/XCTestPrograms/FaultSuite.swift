import XCTest
import XCUIAutomation

/// Tests whose app ends, hangs or writes too much, and that continue with plain assertions.
final class FaultSuite: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "FaultyApp")

  private func commit(_ fault: String) {
    app.launch()
    app.buttons[fault].tap()
    XCTAssertTrue(app.staticTexts["Survived: \(fault)"].waitForExistence(timeout: 5))
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(app.staticTexts.firstMatch.label, "Survived: \(fault)")
  }

  func testNothing() { commit("Nothing") }

  func testCrash() { commit("Crash") }

  func testExit() { commit("Exit") }

  func testExitAtOnce() { commit("Exit at once") }

  func testQuit() { commit("Quit") }

  func testKill() { commit("Kill") }

  func testHang() {
    app.answerTimeout = 0.3
    commit("Hang")
  }

  func testStall() {
    app.answerTimeout = 0.3
    commit("Stall")
  }

  func testSpin() {
    app.answerTimeout = 0.3
    commit("Spin")
  }

  func testFlood() { commit("Flood") }

  func testFloodWithinLimit() {
    app.outputLimit = 1_000_000_000
    app.answerTimeout = 600
    commit("Flood")
  }

  func testEndlessFlood() { commit("Flood without end") }

  static var allTests: [(String, (FaultSuite) -> () throws -> Void)] {
    [
      ("testNothing", testNothing), ("testCrash", testCrash), ("testExit", testExit),
      ("testExitAtOnce", testExitAtOnce), ("testQuit", testQuit), ("testKill", testKill),
      ("testHang", testHang), ("testStall", testStall), ("testSpin", testSpin),
      ("testFlood", testFlood),
      ("testFloodWithinLimit", testFloodWithinLimit), ("testEndlessFlood", testEndlessFlood),
    ]
  }
}
