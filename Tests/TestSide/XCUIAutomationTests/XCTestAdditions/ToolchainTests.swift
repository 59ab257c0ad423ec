import XCTest

/// What suites have to know of the toolchain's XCTest.
final class ToolchainTests: XCTestCase {
  func testATestThatRunsHasNotSucceededYet() {
    XCTAssertEqual(testRun?.hasSucceeded, false)
    XCTAssertEqual(testRun?.totalFailureCount, 0)
  }
}
