import AutomationProtocol
import Foundation

/// An element as a predicate sees it: only the attributes that are asked for are read.
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
    case .identifiers: return .array(element.identifiers.map { .string($0) })
    case .elementType: return .int(Int(element.automationType.rawValue))
    case .frame:
      let frame = element.automationFrame
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

  func isIdentified(by string: String) -> Bool { element.isIdentified(by: string) }
}

extension AutomationElement {
  /// Whether a string is one of the element's identifying properties: identifier, label, title, value
  /// or placeholder (XCUITest: the whole string, case-sensitive, without an order of preference).
  func isIdentified(by string: String) -> Bool {
    automationIdentifier == string || automationLabel == string || automationTitle == string
      || automationPlaceholder == string || automationValue?.text == string
  }

  /// The strings by which it can be found.
  fileprivate var identifiers: [String] {
    [
      automationIdentifier, automationTitle, automationLabel, automationValue?.text ?? "",
      automationPlaceholder ?? "",
    ].filter { !$0.isEmpty }
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
