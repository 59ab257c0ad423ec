import ToolchainInternals
import XCTest

extension XCTestCase {
  /// The expectations of the test that have not been waited for, in the order of creation, or `nil`
  /// if only XCTest knows them.
  ///
  /// XCTest's own `waitForExpectations` waits for all that the test case still holds, also for what a
  /// waiter has been given by hand, and ends the process when it has been waited for before.
  package var unwaitedExpectations: [XCTestExpectation]? {
    ExpectationState.ofXCTest.expectations(of: self).map { all in
      all.compactMap { $0 as? XCTestExpectation }.filter { !$0.wasWaitedFor }
    }
  }
}

extension XCTestExpectation {
  /// Whether somebody waits for it, or has done so: that is allowed once.
  package var wasWaitedFor: Bool { ExpectationState.ofXCTest.wasWaitedFor(self) }
}

extension XCTWaiter {
  /// Whether it waits, or has done so: that is allowed once.
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
