import XCTest

/// An expectation that a test has made with a call that could not be told its line.
// XCTest guards its expectations with a queue of its own, although it does not say so.
package struct RecordedExpectation: @unchecked Sendable {
  let expectation: XCTestExpectation
  let caller: CallSite.Caller

  package init(expectation: XCTestExpectation, caller: CallSite.Caller) {
    self.expectation = expectation
    self.caller = caller
  }
}
