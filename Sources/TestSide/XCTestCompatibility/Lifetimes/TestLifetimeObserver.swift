import ToolchainInternals
import XCTest

/// Begins and ends the lifetimes of tests and suites.
final class TestLifetimeObserver: XCTestObservation {
  func testSuiteWillStart(_ testSuite: XCTestSuite) { TestLifetimes.begin(testSuite) }

  func testCaseWillStart(_ testCase: XCTestCase) {
    TeardownBlocks.prepare()
    TestLifetimes.begin(testCase)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { finish(testCase) }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) { finish(testSuite) }

  private func finish(_ test: XCTest) {
    guard let lifetime = TestLifetimes.end(test) else { return }
    lifetime.allowance?.end()
    AttachmentFolder.tidy(lifetime.attachments, hasSucceeded: test.testRun?.hasSucceeded ?? false)
  }
}

#if os(Linux)
  // The observer is registered when the program is loaded, because the first test may add an attachment.
  @section(".init_array") @used
  private let observeFromTheStart: @convention(c) () -> Void = {
    XCTestObservationCenter.shared.addTestObserver(TestLifetimeObserver())
    #if DEBUG
      // Lists of tests are cast before anything else, possibly not by the replaced function.
      _ = ArrayCast.state
    #endif
  }
#endif
