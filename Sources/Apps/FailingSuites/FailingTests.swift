import Testing
import XCUIAutomation

/// Each flow as a test of Swift Testing, side by side.
@Suite struct FailingTests {
  @Test(arguments: Flow.allCases) func flow(_ flow: Flow) { flow.run() }

  /// The macro's own code lies between the test and the failing call.
  @Test func insideExpectations() {
    let buttons = Flow.launched.buttons
    #expect(buttons["Add"].label == "x")  // fails: label
  }

  @Test func insideExpectationsOfCalls() async throws {
    let buttons = Flow.launched.buttons
    await Task.yield()
    try #require(  // fails: wait
      buttons["Twin"].wait(for: \.label.count, toEqual: 5, timeout: 1))
  }

  /// What the element shows of itself says why the wait failed.
  @Test func waitsInVain() throws {
    let button = Flow.launched.buttons["Ad"]
    #expect(button.waitForExistence(timeout: 5))
    #expect(button.exists)
    try #require(button.waitForExistence(timeout: 7))
  }

  @MainActor @Test func asynchronous() async {
    await Task.yield()
    Flow.ambiguous.run()
  }
}
