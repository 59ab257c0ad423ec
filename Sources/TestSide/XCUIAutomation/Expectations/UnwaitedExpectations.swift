import XCTest

// XCTest doesn't publish the expectations that it holds, but reflection can read them.

extension XCTestCase {
  /// The expectations of the test that have not been waited for, in the order of creation.
  ///
  /// XCTest's own `waitForExpectations` waits for all expectations of the test case, including
  /// those that were passed to a waiter, and ends the process if one of them was waited for before.
  var unwaitedExpectations: [XCTestExpectation] {
    let all = value(of: "_allExpectations", declaredBy: XCTestCase.self, in: self)
    return (all as? [XCTestExpectation] ?? []).filter { !$0.wasWaitedFor }
  }
}

extension XCTestExpectation {
  /// Whether a wait for the expectation has begun; only one is allowed.
  var wasWaitedFor: Bool {
    value(of: "_hasBeenWaitedOn", declaredBy: XCTestExpectation.self, in: self) as? Bool ?? false
  }
}

extension XCTWaiter {
  /// Whether the waiter has begun a wait; only one is allowed.
  var hasWaited: Bool {
    let state = value(of: "state", declaredBy: XCTWaiter.self, in: self)
    // Only the initial state has no associated values.
    return state.map { !Mirror(reflecting: $0).children.isEmpty } ?? false
  }
}

private func value(of name: String, declaredBy type: AnyClass, in object: AnyObject) -> Any? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror, level.subjectType != type { mirror = level.superclassMirror }
  return mirror?.children.first { $0.label == name }?.value
}
