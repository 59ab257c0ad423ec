import Synchronization
import XCTest
import XCUIAutomation

final class AllowanceSuite: XCTestCase {
  /// An observer of failures in a test that is still running.
  private final class Failures: XCTestObservation, Sendable {
    let came = DispatchSemaphore(value: 0)

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      came.signal()
    }
  }

  func testHanging() throws {
    let failures = Failures()
    XCTestObservationCenter.shared.addTestObserver(failures)
    defer { XCTestObservationCenter.shared.removeTestObserver(failures) }
    try XCTContext.runActivity(named: "Wait for a bus") { _ in
      try ExecutionAllowance.limit(self, toMinutes: 2, of: 0.001)
      failures.came.wait()
    }
  }

  func testInTime() {
    XCTAssertEqual(executionTimeAllowance, 600)
    executionTimeAllowance = 61
    XCTAssertEqual(executionTimeAllowance, 120)
    executionTimeAllowance = 0
    XCTAssertEqual(executionTimeAllowance, 0)
    executionTimeAllowance = .infinity
    XCTAssertEqual(executionTimeAllowance, .infinity)
  }

  static var allTests: [(String, (AllowanceSuite) -> () throws -> Void)] {
    [("testHanging", testHanging), ("testInTime", testInTime)]
  }
}
