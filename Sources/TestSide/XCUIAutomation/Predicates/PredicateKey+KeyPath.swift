import AutomationProtocol

extension PredicateKey {
  /// Creates the key of the attribute that a property of an element or a query reads; fails for others.
  init?(_ keyPath: AnyKeyPath) {
    switch keyPath {
    case \XCUIElement.identifier: self = .identifier
    case \XCUIElement.label: self = .label
    case \XCUIElement.title: self = .title
    case \XCUIElement.value: self = .value
    case \XCUIElement.placeholderValue: self = .placeholderValue
    case \XCUIElement.frame: self = .frame
    case \XCUIElement.isEnabled: self = .isEnabled
    case \XCUIElement.isSelected: self = .isSelected
    case \XCUIElement.hasFocus: self = .hasFocus
    case \XCUIElement.elementType: self = .elementType
    case \XCUIElement.exists: self = .exists
    case \XCUIElement.isHittable: self = .isHittable
    case \XCUIElementQuery.count: self = .count
    default: return nil
    }
  }
}
