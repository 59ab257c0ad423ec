import AutomationAgent
import AutomationProtocol
import Foundation
import TerminalUIKit

/// Every responder that the toolkit shows is an element for a test.
extension UIResponder: AutomationElement {
  /// A number that distinguishes the element from all others of its app.
  public var automationIdentity: UInt64 { elementIdentity }

  /// The element's type.
  public var automationType: ElementType { elementType }

  /// The accessibility identifier.
  public var automationIdentifier: String { accessibilityIdentifier ?? "" }

  /// The accessibility label.
  public var automationLabel: String { accessibilityLabel ?? "" }

  /// The title, for types that have one.
  public var automationTitle: String { accessibilityTitle }

  /// The value, which is always text, as in XCUITest.
  public var automationValue: ElementValue? { accessibilityValue.map { .string($0) } }

  /// The text shown while the value is empty.
  public var automationPlaceholder: String? { accessibilityPlaceholder }

  /// The frame on the screen, in points.
  public var automationFrame: CGRect { accessibilityFrame.finite }

  /// The part of the frame that touches can reach: on the screen, or on the keyboard below it, and not
  /// clipped, in points.
  public var automationVisibleFrame: CGRect {
    let view = viewAround
    let window = self as? UIWindow ?? view?.window
    let frame = automationFrame.intersection(window?.touchableArea ?? UIScreen.main.bounds)
    return (view?.screenClip.map { frame.intersection($0) } ?? frame).zeroIfNull
  }

  /// The view that contains the element, directly or inside another element.
  private var viewAround: UIView? {
    if let view = self as? UIView { return view.superview }
    if let element = self as? UIAccessibilityElement { return element.containingView }
    var ancestors = AncestorWalk(from: self)
    while let element = ancestors.next() {
      if let view = element as? UIView { return view }
    }
    return nil
  }

  /// Whether the element reacts to the user.
  public var automationIsEnabled: Bool { isAccessibilityEnabled }

  /// Whether the element is selected.
  public var automationIsSelected: Bool { isAccessibilitySelected }

  /// Whether the element has the focus that the Tab key moves.
  public var automationHasFocus: Bool { hasAccessibilityFocus }

  /// Whether the element receives typed text.
  public var automationHasKeyboardFocus: Bool { hasKeyboardFocus }

  /// Whether the element is the key window.
  public var automationIsMain: Bool { (self as? UIWindow)?.isKeyWindow ?? false }

  /// The activation point on the screen, in points, if the developer has set one.
  public var automationActivationPoint: CGPoint? { customActivationPoint }

  /// The way to adjust a slider, a picker wheel or a date picker.
  public var automationAdjustment: ElementAdjustment? {
    if let slider = self as? any PositionAdjusting {
      return .slider(position: slider.normalizedPosition) { slider.drag(toNormalizedPosition: $0) }
    }
    if let wheel = self as? any WheelAdjusting {
      return .wheel(rows: { wheel.rowTitles }, turn: { wheel.turn(toRowTitled: $0) })
    }
    if let picker = self as? UIDatePicker, picker.datePickerMode != .countDownTimer {
      return .date(
        earliest: picker.minimumDate ?? .distantPast, latest: picker.maximumDate ?? Self.lastDate
      ) { date in
        picker.setDate(date, animated: true)
        picker.sendActions(for: .valueChanged)
      }
    }
    return nil
  }

  /// The end of the year 9999, the last that a picker's wheels can show; the first is the year 1.
  private static var lastDate: Date { Date(timeIntervalSince1970: 253_402_300_799) }

  /// The names of the accessibility actions that the developer has added.
  public var automationAccessibilityActions: [String] {
    (accessibilityCustomActions ?? []).map(\.name)
  }

  /// Performs the first accessibility action with a name.
  public func performAutomationAccessibilityAction(_ name: String) -> Bool {
    guard let action = accessibilityCustomActions?.first(where: { $0.name == name }) else {
      return false
    }
    return action.actionHandler?(action) ?? false
  }

  /// Scrolls enclosing scroll views as little as needed to show the element.
  public func automationScrollIntoView() -> Bool {
    var current: UIResponder? = self
    // An element that isn't a view is shown together with the view that contains it.
    while let element = current {
      if let view = element as? UIView { return view.scrollIntoView() }
      current = element.accessibilityParent
    }
    return false
  }

  /// The children, from back to front.
  public var automationChildren: [any AutomationElement] { accessibilityChildren }

  /// Passes each child to a visitor, from back to front.
  public func visitAutomationChildren(_ visit: (any AutomationElement) -> Void) {
    visitAccessibilityChildren { child in
      visit(child)
      return true
    }
  }

  /// The parent.
  public var automationParent: (any AutomationElement)? {
    accessibilityParent
      ?? (self is UIApplication || self is SystemInterface ? nil : UIApplication.shared)
  }
}

extension CGRect {
  /// This rectangle, or zero if it is null, as the intersection of disjoint rectangles is.
  fileprivate var zeroIfNull: CGRect { isNull ? .zero : self }
}
