import ToolchainInternals
import XCTest

extension XCTestCase {
  /// The test's expectations that haven't been waited for, in the order of creation, or `nil` if XCTest
  /// doesn't reveal them.
  ///
  /// XCTest's own `waitForExpectations` also waits for expectations that were passed to a waiter, and ends
  /// the process if they have already been waited for.
  package var unwaitedExpectations: [XCTestExpectation]? {
    ExpectationState.ofXCTest.expectations(of: self).map { all in
      all.compactMap { $0 as? XCTestExpectation }.filter { !$0.wasWaitedFor }
    }
  }
}

extension XCTestExpectation {
  /// Whether the test waits or has waited for the expectation, which is allowed once.
  package var wasWaitedFor: Bool { ExpectationState.ofXCTest.wasWaitedFor(self) }
}

extension XCTWaiter {
  /// Whether the waiter waits or has waited, which is allowed once.
  package var hasWaited: Bool { ExpectationState.ofXCTest.hasWaited(self) }
}

extension ExpectationState {
  /// The state of this toolchain's XCTest.
  package static let ofXCTest: ExpectationState = {
    let testCase = XCTestCase(name: "") { _ in }
    return ExpectationState(
      Classes(
        testCase: XCTestCase.self, expectation: XCTestExpectation.self, waiter: XCTWaiter.self),
      testCase: testCase, expecting: testCase.expectation(description: "a sample"),
      waiter: XCTWaiter())
  }()
}
