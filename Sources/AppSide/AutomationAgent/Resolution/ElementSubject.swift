import AutomationProtocol
import Foundation

/// An element as the subject of a predicate, which reads only the attributes that it needs.
@MainActor
struct ElementSubject: @MainActor PredicateSubject {
  let element: any AutomationElement
  let tree: any ElementTree

  func predicateValue(forKey name: String) throws -> PredicateValue {
    guard let key = PredicateKey(name: name) else { throw ElementPredicateError.unknownKey(name) }
    switch key {
    case .identifier: return .string(element.automationIdentifier)
    case .label: return .string(element.automationLabel)
    case .title: return .string(element.automationTitle)
    case .value: return element.automationValue?.predicateValue ?? .null
    case .placeholderValue: return element.automationPlaceholder.map { .string($0) } ?? .null
    case .identifiers: return .array(ElementNames.strings(of: element).map { .string($0) })
    case .elementType: return .int(Int(element.automationType.rawValue))
    case .frame:
      let frame = element.finiteFrame
      return .rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    case .isEnabled: return .bool(element.automationIsEnabled)
    case .isSelected: return .bool(element.automationIsSelected)
    case .hasFocus: return .bool(element.automationHasFocus)
    case .hasKeyboardFocus: return .bool(element.automationHasKeyboardFocus)
    case .horizontalSizeClass: return .int(tree.horizontalSizeClass)
    case .verticalSizeClass: return .int(tree.verticalSizeClass)
    case .exists: return .bool(true)
    case .isHittable: return .bool(HitPointFinder(tree: tree).obstacle(for: element) == nil)
    case .count: return .int(1)
    }
  }

  func predicateText(forKey key: PredicateKey) -> PredicateText { Self.text(key, of: element) }

  func isIdentified(by string: String) -> Bool { ElementNames.contain(string, of: element) }

  /// Returns a text of an element.
  static func text(_ key: PredicateKey, of element: any AutomationElement) -> PredicateText {
    switch key {
    case .identifier: .text(element.automationIdentifier)
    case .label: .text(element.automationLabel)
    case .title: .text(element.automationTitle)
    case .value:
      switch element.automationValue {
      case .string(let text): .text(text)
      case nil: .none
      default: .other
      }
    case .placeholderValue: element.automationPlaceholder.map { .text($0) } ?? .none
    default: .other
    }
  }
}

extension ElementValue {
  fileprivate var predicateValue: PredicateValue {
    switch self {
    case .string(let string): .string(string)
    case .number(let number): .double(number)
    case .bool(let bool): .bool(bool)
    }
  }
}
