import XCTest

// XCTest doesn't publish the expectations that it holds, but reflection can read them.

extension XCTestCase {
  /// The expectations of the test that have not been waited for, in the order of creation.
  ///
  /// XCTest's own `waitForExpectations` waits for all that the test case still holds, also for what a
  /// waiter has been given by hand, and ends the process when it has been waited for before.
  package var unwaitedExpectations: [XCTestExpectation] {
    let all = value(of: "_allExpectations", declaredBy: XCTestCase.self, in: self)
    return (all as? [XCTestExpectation] ?? []).filter { !$0.wasWaitedFor }
  }
}

extension XCTestExpectation {
  /// Whether somebody waits for it, or has done so: that is allowed once.
  package var wasWaitedFor: Bool {
    value(of: "_hasBeenWaitedOn", declaredBy: XCTestExpectation.self, in: self) as? Bool ?? false
  }
}

extension XCTWaiter {
  /// Whether it waits, or has done so: that is allowed once.
  package var hasWaited: Bool {
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
