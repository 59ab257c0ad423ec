import XCTest

/// Each flow as a test of XCTest.
final class FailingTestCase: XCTestCase {
  static var allTests: [(String, (FailingTestCase) -> () throws -> Void)] {
    Flow.allCases.map { flow in (flow.rawValue, { _ in { flow.run() } }) }
      + [
        ("asynchronous", asyncTest(asynchronous)), ("afterAFailure", { $0.afterAFailure }),
      ]
  }

  func asynchronous() async throws {
    await Task.yield()
    Flow.ambiguous.run()
  }

  /// Whatever happened in the tests before, this one is not affected.
  func afterAFailure() { Flow.nothing.run() }
}
