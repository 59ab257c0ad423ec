import AutomationProtocol
import Foundation

extension XCUIElement {
  /// Returns the value of an attribute by its name, such as `"hasKeyboardFocus"`.
  ///
  /// Linux has no key-value coding; this method covers what test suites need. An unknown name fails the
  /// test.
  ///
  /// - Parameter key: An attribute as in `XCUIElementAttributes`, `exists`, `isHittable`,
  ///   `hasKeyboardFocus`, or `state` of an application; the spellings of predicates work as well.
  public func value(forKey key: String) -> Any? {
    if key == HandleSubject.state, let application = self as? XCUIApplication {
      return application.state.rawValue
    }
    guard let name = PredicateKey(name: key) else {
      return recording(or: nil) { _ in throw ElementPredicateError.unknownKey(key) }
    }
    switch name {
    case .identifier: return identifier
    case .frame: return frame
    case .value: return value
    case .title: return title
    case .label: return label
    case .elementType: return elementType.rawValue
    case .isEnabled: return isEnabled
    case .isSelected: return isSelected
    case .hasFocus: return hasFocus
    case .hasKeyboardFocus:
      return recording(or: false) { test in try handle.attributes(in: test).hasKeyboardFocus }
    case .placeholderValue: return placeholderValue
    case .horizontalSizeClass: return horizontalSizeClass.rawValue
    case .verticalSizeClass: return verticalSizeClass.rawValue
    case .exists: return exists
    case .isHittable: return isHittable
    case .count: return recording(or: NeutralAnswer.count) { test in try handle.count(in: test) }
    case .identifiers: return [identifier, title, label].filter { !$0.isEmpty }
    }
  }

  /// Returns the value at the end of a key path, such as `"frame.size.width"`.
  ///
  /// An unknown name fails the test; if the first value is `nil`, so is the result.
  ///
  /// - Parameter keyPath: An attribute as in `value(forKey:)`, and properties of it as in
  ///   predicates.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = value(forKey: keys.first ?? keyPath) else { return nil }
    guard keys.count > 1, case .value(var value) = PredicateArgument(first) else { return first }
    return recording(or: nil) { _ in
      for key in keys.dropFirst() { value = try value.predicateValue(forKey: key) }
      return value.foundationValue
    }
  }
}

extension PredicateValue {
  /// The value as key-value coding returns it.
  fileprivate var foundationValue: Any? {
    switch self {
    case .null: nil
    case .bool(let bool): bool
    case .int(let int): int
    case .double(let double): double
    case .string(let string): string
    case .array(let values): values.map { $0.foundationValue as Any }
    case .dictionary(let values): values.mapValues { $0.foundationValue as Any }
    case .date(let date): date
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .rect(let x, let y, let width, let height):
      CGRect(x: x, y: y, width: width, height: height)
    }
  }
}
