import XCTest

/// Properties of the toolchain's XCTest that test suites must take into account.
final class ToolchainTests: XCTestCase {
  func testATestThatRunsHasNotSucceededYet() {
    XCTAssertEqual(testRun?.hasSucceeded, false)
    XCTAssertEqual(testRun?.totalFailureCount, 0)
  }
}
