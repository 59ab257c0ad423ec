import AutomationAgent
import AutomationProtocol
import Foundation
import TerminalUIKit

/// Every responder that the toolkit shows is an element for a test.
extension UIResponder: AutomationElement {
  /// Tells this element from every other one of the app for as long as it lives.
  public var automationIdentity: UInt64 { elementIdentity }

  /// What kind of element it is: the toolkit's roles have the raw values of the types.
  public var automationType: ElementType {
    ElementType(rawValue: accessibilityRole.rawValue) ?? .other
  }

  /// The identifier that the developer gave it.
  public var automationIdentifier: String { accessibilityIdentifier ?? "" }

  /// What it says of itself.
  public var automationLabel: String { accessibilityLabel ?? "" }

  /// Its title, where the kind has one.
  public var automationTitle: String { accessibilityTitle }

  /// Its value: text everywhere, as in XCUITest.
  public var automationValue: ElementValue? { accessibilityValue.map { .string($0) } }

  /// The text shown while the value is empty.
  public var automationPlaceholder: String? { accessibilityPlaceholder }

  /// Where it is on the screen, in points.
  public var automationFrame: CGRect { accessibilityFrame.finite }

  /// The part of it that is on the screen and not cut off by what it is in, in points.
  public var automationVisibleFrame: CGRect {
    let frame = automationFrame.intersection(UIScreen.main.bounds)
    return (viewAround?.screenClip.map { frame.intersection($0) } ?? frame).zeroIfNull
  }

  /// The view that it is in, directly or in an element of a view.
  private var viewAround: UIView? {
    if let view = self as? UIView { return view.superview }
    if let element = self as? UIAccessibilityElement { return element.containingView }
    var ancestors = AncestorWalk(from: self)
    while let element = ancestors.next() {
      if let view = element as? UIView { return view }
    }
    return nil
  }

  /// Whether it reacts to the user.
  public var automationIsEnabled: Bool { isAccessibilityEnabled }

  /// Whether it is selected.
  public var automationIsSelected: Bool { isAccessibilitySelected }

  /// Whether the focus that the Tab key moves is on it.
  public var automationHasFocus: Bool { hasAccessibilityFocus }

  /// Whether typed text goes to it.
  public var automationHasKeyboardFocus: Bool { hasKeyboardFocus }

  /// Whether it is the key window.
  public var automationIsMain: Bool { (self as? UIWindow)?.isKeyWindow ?? false }

  /// Where its developer wants it to be tapped, on the screen, in points; nil where that is not said.
  public var automationActivationPoint: CGPoint? { ownActivationPoint }

  /// How a slider or a picker wheel is set.
  public var automationAdjustment: ElementAdjustment? {
    if let slider = self as? any PositionAdjusting {
      return .slider(position: slider.normalizedPosition) { slider.drag(toNormalizedPosition: $0) }
    }
    if let wheel = self as? any WheelAdjusting {
      return .wheel(rows: { wheel.rowTitles }, turn: { wheel.turn(toRowTitled: $0) })
    }
    return nil
  }

  /// Scrolls what it is in, as little as needed to show it.
  public func automationScrollIntoView() -> Bool {
    var current: UIResponder? = self
    // What is no view itself is shown with the view that it is in.
    while let element = current {
      if let view = element as? UIView { return view.scrollIntoView() }
      current = element.accessibilityParent
    }
    return false
  }

  /// The elements directly inside it, in order from back to front.
  public var automationChildren: [any AutomationElement] { accessibilityChildren }

  /// Hands each element directly inside it to a visitor, in order from back to front.
  public func visitAutomationChildren(_ visit: (any AutomationElement) -> Void) {
    visitAccessibilityChildren { child in
      visit(child)
      return true
    }
  }

  /// The element that it is directly inside.
  public var automationParent: (any AutomationElement)? {
    accessibilityParent ?? (self is UIApplication ? nil : UIApplication.shared)
  }
}

extension CGRect {
  /// This rectangle, or the empty one where two rectangles had nothing in common.
  fileprivate var zeroIfNull: CGRect { isNull ? .zero : self }
}
