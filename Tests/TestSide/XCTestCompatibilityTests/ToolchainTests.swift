import XCTest

/// Properties of the toolchain's XCTest that suites must consider.
final class ToolchainTests: XCTestCase {
  func testARunningTestHasNotSucceededYet() {
    XCTAssertEqual(testRun?.hasSucceeded, false)
    XCTAssertEqual(testRun?.totalFailureCount, 0)
  }
}
