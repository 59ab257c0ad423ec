import AppDriving
import AutomationProtocol
import Foundation
import Synchronization

extension XCUIElement {
  /// Waits until a property of the element has a value.
  ///
  /// The app itself observes attributes, so the wait ends with the change. Any other property is read
  /// again each time an attribute of the element has changed.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.label`.
  ///   - expectedValue: The value.
  ///   - timeout: The maximum time to wait, in seconds of app time.
  /// - Returns: Whether the property has the value; if not, the test continues.
  @discardableResult
  public func wait<V>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool where V: Equatable {
    recording(or: false) { test in
      try handle.check(timeout, for: .waiting)
      if keyPath == \XCUIElement.exists, let exists = expectedValue as? Bool {
        return try wait(until: exists ? .exists : .doesNotExist, timeout: timeout, in: test)
      }
      if keyPath == \XCUIElement.isHittable, let isHittable = expectedValue as? Bool {
        let hittable = handle.appending(.matching(.isEqual(.isHittable, .bool(true))))
        return try wait(
          until: isHittable ? .exists : .doesNotExist, of: hittable, timeout: timeout, in: test)
      }
      if let condition = Self.condition(keyPath, expectedValue) {
        return try wait(until: .matches(condition), timeout: timeout, in: test)
      }
      let busy = try waitForChanges(timeout: timeout, in: test) {
        self[keyPath: keyPath] == expectedValue
      }
      leaveNote(
        ofWaitFor: "\(keyPath) of \(self) to equal \(expectedValue)", timeout: timeout, busy: busy,
        in: test)
      return busy == nil
    }
  }

  /// Leaves a note for the next failure at this line, if the wait timed out.
  ///
  /// - Parameter busy: The reasons why the app was busy, or `nil` if the wait didn't time out.
  private func leaveNote(
    ofWaitFor aim: @autoclosure () -> String, timeout: TimeInterval, busy: [String]?,
    in test: RunningTest
  ) {
    guard let busy, !FailureRecorder.hasFailed(test) else {
      return failedWait.withLock { $0 = nil }
    }
    let (aim, handle) = (aim(), handle)
    let session = try? handle.application.session(in: test)
    let wait = FailedWait("Waiting \(timeout.seconds) for \(aim)", in: session) {
      handle.explanation(
        ofWaitUntil: .matches(.value(true)), waited: timeout, busy: busy, in: test)
    }
    wait.leaveNote(about: "\(handle.application.name) \(aim)")
    failedWait.withLock { $0 = wait }
  }

  private static func condition<V>(
    _ keyPath: KeyPath<XCUIElement, V>, _ value: V
  ) -> ElementPredicate? {
    let key: PredicateKey
    switch keyPath {
    case \XCUIElement.identifier: key = .identifier
    case \XCUIElement.label: key = .label
    case \XCUIElement.title: key = .title
    case \XCUIElement.placeholderValue: key = .placeholderValue
    case \XCUIElement.frame: key = .frame
    case \XCUIElement.isEnabled: key = .isEnabled
    case \XCUIElement.isSelected: key = .isSelected
    case \XCUIElement.hasFocus: key = .hasFocus
    case \XCUIElement.elementType: key = .elementType
    default: return nil
    }
    guard case .value(let constant) = PredicateArgument(value) else { return nil }
    return .isEqual(key, constant)
  }

  /// Checks a condition now and each time an attribute of the element has changed.
  ///
  /// - Returns: `nil` if the condition holds, or else the reasons why the app was busy at the end.
  private func waitForChanges(
    timeout: TimeInterval, in test: RunningTest, _ isTrue: () -> Bool
  ) throws -> [String]? {
    var rest = timeout
    var busy: [String] = []
    while true {
      let before = try handle.all(in: test)
      if isTrue() { return nil }
      guard rest > 0, !FailureRecorder.hasFailed(test) else { return busy }
      let condition: WaitCall.Condition =
        before.count == 1 ? .matches(.not(.isLike(before[0]))) : .exists
      let call = WaitCall(handle.query, until: condition, timeout: rest)
      let result = try handle.ask(call, for: .waiting, timeout: rest, in: test)
      busy = result.busy
      guard result.isSatisfied else { return isTrue() ? nil : busy }
      rest -= result.elapsed
    }
  }
}

extension ElementPredicate {
  /// Returns a predicate for elements whose attribute has a value.
  static func isEqual(_ key: PredicateKey, _ value: PredicateValue) -> ElementPredicate {
    .comparison(
      PredicateComparison(
        left: .keyPath([key.rawValue]), operator: .equal, right: .constant(value)))
  }

  /// Returns a predicate for elements with the same attributes as another element.
  fileprivate static func isLike(_ attributes: ElementAttributes) -> ElementPredicate {
    let keys: [PredicateKey] = [
      .identifier, .label, .title, .value, .placeholderValue, .frame, .isEnabled, .isSelected,
      .hasFocus, .hasKeyboardFocus,
    ]
    return .and(keys.map { .isEqual($0, attributes.predicateValue(of: $0)) })
  }
}
