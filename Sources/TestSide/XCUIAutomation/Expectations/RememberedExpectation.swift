import XCTest

/// An expectation that a test has made and will wait for.
// XCTest guards its expectations with a queue of its own, although it does not say so.
struct RememberedExpectation: @unchecked Sendable {
  let expectation: XCTestExpectation
}
