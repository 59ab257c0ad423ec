import AutomationProtocol
import Foundation

extension XCUIElement {
  /// The value of an attribute by its name, such as `"hasKeyboardFocus"`.
  ///
  /// Linux has no key-value coding; this is all of it that suites use. An unknown name fails the test.
  ///
  /// - Parameter key: An attribute as in `XCUIElementAttributes`, `exists`, `isHittable`, or
  ///   `hasKeyboardFocus`; the spellings of predicates are good too.
  public func value(forKey key: String) -> Any? {
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
    case .count: return recording(or: 0) { test in try handle.count(in: test) }
    case .identifiers: return [identifier, title, label].filter { !$0.isEmpty }
    }
  }
}
