import AutomationAgent
import Foundation
import TerminalUIKit

extension UIResponder {
  /// The facts for assistive technologies beyond the element's attributes.
  var elementAccessibility: ElementAccessibility {
    var facts = ElementAccessibility(
      isElement: isAccessibilityElement,
      traits: ElementTraits(rawValue: accessibilityTraits.rawValue), hint: accessibilityHint ?? "",
      hasOrderedElements: hasCustomElements)
    facts.container = ElementContainer(rawValue: accessibilityContainerType.rawValue)
    facts.customActions = (accessibilityCustomActions ?? []).map(\.name)
    switch self {
    case let label as UILabel:
      facts.drawnText = label.text
      facts.describe(label.font, isAdjusting: label.adjustsFontForContentSizeCategory)
    case let button as UIButton: facts.drawnText = button.currentTitle
    case let field as UITextField:
      facts.showsPlaceholder =
        !field.hasText && field.placeholder != nil && field.accessibilityValue == field.placeholder
      facts.describe(field.font, isAdjusting: field.adjustsFontForContentSizeCategory)
    case let view as UITextView:
      facts.describe(view.font, isAdjusting: view.adjustsFontForContentSizeCategory)
    default: break
    }
    if let control = self as? UIControl {
      let hasAction = control.hasAnyAction
      // Other controls have a value, which may be their only purpose.
      facts.hasAction = hasAction || control is UIButton ? hasAction : nil
    }
    return facts
  }
}

extension ElementAccessibility {
  fileprivate mutating func describe(_ font: UIFont?, isAdjusting: Bool) {
    guard let font else { return }
    fontSize = font.pointSize
    isBold = font.hasBoldStrokes
    followsTextSize = font.isOfTextStyle && isAdjusting
  }
}
