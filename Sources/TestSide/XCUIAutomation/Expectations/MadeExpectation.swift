import XCTest

/// An expectation whose creation could not record the line of the test.
// Sendable is unchecked because XCTest guards its expectations with a queue but doesn't declare
// them Sendable.
struct MadeExpectation: @unchecked Sendable {
  let expectation: XCTestExpectation
  let caller: CallSite.Caller
}
