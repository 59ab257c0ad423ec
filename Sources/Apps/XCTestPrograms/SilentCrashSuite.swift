import Foundation
import XCTest
import XCUIAutomation

/// Apps that exit while their test makes no calls.
final class SilentCrashSuite: XCTestCase {
  private static let agent: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Fixtures/Agents/agent.py")
  }()

  private let app = XCUIApplication(url: SilentCrashSuite.agent)

  /// Launches the app, and ends it with a signal.
  private func launchAndEnd(by number: Int32) throws {
    app.launch()
    let match = try XCTUnwrap(app.debugDescription.firstMatch(of: /pid: (\d+)/))
    let process = try XCTUnwrap(Int32(match.1))
    XCTAssertEqual(kill(process, number), 0)
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  func testEnds() throws { try launchAndEnd(by: SIGABRT) }

  func testNextIsNotToBlame() { print("State: \(app.state == .notRunning)") }

  func testAsksForTheState() throws {
    try launchAndEnd(by: SIGSEGV)
    XCTAssertEqual(app.state, .notRunning)
  }

  func testTerminates() throws {
    try launchAndEnd(by: SIGTRAP)
    app.terminate()
  }

  func testRelaunches() throws {
    try launchAndEnd(by: SIGILL)
    XCUIApplication(url: Self.agent).launch()
  }

  func testKilledFromOutside() throws {
    for number in [SIGTERM, SIGKILL] {
      try launchAndEnd(by: number)
      XCTAssertEqual(app.state, .notRunning)
    }
  }

  func testDescribes() throws {
    try launchAndEnd(by: SIGABRT)
    _ = app.debugDescription
  }

  func testDescribesAndRelaunches() throws {
    try launchAndEnd(by: SIGABRT)
    _ = app.buttons.debugDescription
    app.launch()
  }

  func testFreezes() throws {
    try launchAndEnd(by: SIGABRT)
    _ = try? app.snapshot()
  }

  func testAttempts() throws {
    try launchAndEnd(by: SIGABRT)
    _ = try? attempting { app.buttons["Login"].tap() }
  }

  func testThrows() throws {
    try launchAndEnd(by: SIGABRT)
    _ = try? app.snapshot()
    _ = try app.snapshot()
  }

  func testThrowsOfAnAttempt() throws {
    try launchAndEnd(by: SIGABRT)
    try attempting { app.buttons["Login"].tap() }
  }

  func testCatches() throws {
    try launchAndEnd(by: SIGABRT)
    XCTAssertNoThrow(try app.snapshot())
  }

  func testExpectsIt() throws {
    try launchAndEnd(by: SIGABRT)
    XCTExpectFailure { _ = app.buttons["Login"].exists }
  }

  static var allTests: [(String, (SilentCrashSuite) -> () throws -> Void)] {
    [
      ("testEnds", testEnds), ("testNextIsNotToBlame", testNextIsNotToBlame),
      ("testAsksForTheState", testAsksForTheState), ("testTerminates", testTerminates),
      ("testRelaunches", testRelaunches), ("testKilledFromOutside", testKilledFromOutside),
      ("testDescribes", testDescribes), ("testDescribesAndRelaunches", testDescribesAndRelaunches),
      ("testFreezes", testFreezes), ("testAttempts", testAttempts), ("testThrows", testThrows),
      ("testThrowsOfAnAttempt", testThrowsOfAnAttempt), ("testCatches", testCatches),
      ("testExpectsIt", testExpectsIt),
    ]
  }
}
