import XCTest
import XCUIAutomation

/// Each flow as a test of XCTest.
final class FailingTestCase: XCTestCase {
  static var allTests: [(String, (FailingTestCase) -> () throws -> Void)] {
    Flow.allCases.map { flow in (flow.rawValue, { _ in { flow.run() } }) }
      + [
        ("asynchronous", asyncTest(asynchronous)), ("afterAFailure", { $0.afterAFailure }),
        ("unfulfilled", asyncTest(unfulfilled)), ("unknownKey", asyncTest(unknownKey)),
        ("unordered", asyncTest(unordered)), ("givenLine", { $0.givenLine }),
      ]
  }

  private func never(_ format: String) -> XCTestExpectation {
    XCTNSPredicateExpectation(
      predicate: NSPredicate(format: format), object: Flow.launched.buttons["Save"])
  }

  func unfulfilled() async throws {
    let never = never("label == 'Never'")
    await fulfillment(of: [never], timeout: 3)  // fails: unfulfilled
  }

  func unknownKey() async throws {
    let never = never("lable == 'Never'")
    await fulfillment(of: [never], timeout: 3)  // fails: observedKey
  }

  func unordered() async throws {
    let never = never("label == 'Never'")
    await fulfillment(of: [never], timeout: 3, enforceOrder: false)
  }

  func givenLine() {
    waitForUnfulfilledExpectation()  // fails: unfulfilled
  }

  /// Waits like a suite's own helper, which reports its caller's line.
  private func waitForUnfulfilledExpectation(file: StaticString = #filePath, line: Int = #line) {
    wait(for: [never("label == 'Never'")], timeout: 3, file: file, line: line)
  }

  func asynchronous() async throws {
    await Task.yield()
    Flow.ambiguous.run()
  }

  /// Runs after the failing tests, which must not affect it.
  func afterAFailure() { Flow.nothing.run() }
}
