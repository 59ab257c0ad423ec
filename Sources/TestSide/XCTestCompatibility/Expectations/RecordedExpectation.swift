import XCTest

/// An expectation that was created by a call without a parameter for the line.
// XCTest guards its expectations with an internal queue, although it doesn't document that.
package struct RecordedExpectation: @unchecked Sendable {
  let expectation: XCTestExpectation
  let caller: CallSite.Caller

  package init(expectation: XCTestExpectation, caller: CallSite.Caller) {
    self.expectation = expectation
    self.caller = caller
  }
}
