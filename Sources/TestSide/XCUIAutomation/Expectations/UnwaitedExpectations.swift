import XCTest

// XCTest keeps to itself what it holds, but it can be looked at.

extension XCTestCase {
  /// What the test expects and nobody has waited for, in the order in which it was made.
  ///
  /// XCTest's own `waitForExpectations` waits for all that the test case still holds, also for what a
  /// waiter has been given by hand, and ends the process when it has been waited for before.
  var unwaitedExpectations: [XCTestExpectation] {
    let all = value(of: "_allExpectations", declaredBy: XCTestCase.self, in: self)
    return (all as? [XCTestExpectation] ?? []).filter { !$0.wasWaitedFor }
  }
}

extension XCTestExpectation {
  /// Whether somebody waits for it, or has done so: that is allowed once.
  var wasWaitedFor: Bool {
    value(of: "_hasBeenWaitedOn", declaredBy: XCTestExpectation.self, in: self) as? Bool ?? false
  }
}

extension XCTWaiter {
  /// Whether it waits, or has done so: that is allowed once.
  var hasWaited: Bool {
    let state = value(of: "state", declaredBy: XCTWaiter.self, in: self)
    // The state before has nothing to it.
    return state.map { !Mirror(reflecting: $0).children.isEmpty } ?? false
  }
}

private func value(of name: String, declaredBy type: AnyClass, in object: AnyObject) -> Any? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror, level.subjectType != type { mirror = level.superclassMirror }
  return mirror?.children.first { $0.label == name }?.value
}
