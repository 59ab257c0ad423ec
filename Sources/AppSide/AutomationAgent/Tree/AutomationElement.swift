import AutomationProtocol
import Foundation

/// An element of an app's user interface, as a toolkit presents it to the agent.
///
/// Each property is read separately and only if a query or an answer needs it, so it should be
/// cheap. All of them are read on the main thread, between two turns of the app's loop.
@MainActor
public protocol AutomationElement: AnyObject {
  /// A number that distinguishes the element from all others of its app; never reused.
  var automationIdentity: UInt64 { get }
  /// The element's type.
  var automationType: ElementType { get }
  /// The accessibility identifier; empty if there isn't one.
  var automationIdentifier: String { get }
  /// The accessibility label; empty if there isn't one.
  var automationLabel: String { get }
  /// The title, for types that have one.
  var automationTitle: String { get }
  /// The value, for types that have one; a secure field returns bullets.
  var automationValue: ElementValue? { get }
  /// The text shown while the value is empty.
  var automationPlaceholder: String? { get }
  /// The frame on the screen, in points.
  var automationFrame: CGRect { get }
  /// The part of the frame that is on the screen and not clipped, in points.
  var automationVisibleFrame: CGRect { get }
  /// Whether the element reacts to the user.
  var automationIsEnabled: Bool { get }
  /// Whether the element is selected.
  var automationIsSelected: Bool { get }
  /// Whether the focus system has focused the element.
  var automationHasFocus: Bool { get }
  /// Whether the element receives typed text.
  var automationHasKeyboardFocus: Bool { get }
  /// Whether the element is the application's main window.
  var automationIsMain: Bool { get }
  /// The visible children, in order.
  var automationChildren: [any AutomationElement] { get }
  /// The parent; `nil` for the application.
  var automationParent: (any AutomationElement)? { get }

  /// The activation point on the screen, in points, if the developer has set one.
  var automationActivationPoint: CGPoint? { get }

  /// The way to set the value, if not by tapping and typing.
  var automationAdjustment: ElementAdjustment? { get }

  /// The names of the accessibility actions that the developer has added.
  var automationAccessibilityActions: [String] { get }

  /// Performs the accessibility action with a name.
  ///
  /// - Returns: Whether the action has reported success.
  func performAutomationAccessibilityAction(_ name: String) -> Bool

  /// Scrolls enclosing views as little as needed to show the element, as a person would.
  ///
  /// - Returns: Whether anything moved; the default implementation returns false.
  func automationScrollIntoView() -> Bool

  /// Passes each child to a visitor, in order.
  ///
  /// Queries use this method; the default implementation goes through `automationChildren`, which
  /// costs an array.
  func visitAutomationChildren(_ visit: (any AutomationElement) -> Void)
}

extension AutomationElement {
  /// Passes each of `automationChildren` to a visitor.
  public func visitAutomationChildren(_ visit: (any AutomationElement) -> Void) {
    for child in automationChildren { visit(child) }
  }

  /// The activation point, `nil` by default.
  public var automationActivationPoint: CGPoint? { nil }

  /// The way to set the value, `nil` by default.
  public var automationAdjustment: ElementAdjustment? { nil }

  /// No accessibility actions by default.
  public var automationAccessibilityActions: [String] { [] }

  /// Does nothing and returns false.
  public func performAutomationAccessibilityAction(_ name: String) -> Bool { false }

  /// Does nothing and returns false.
  public func automationScrollIntoView() -> Bool { false }

  /// All attributes of the element.
  package var attributes: ElementAttributes {
    var attributes = ElementAttributes(
      identity: automationIdentity, elementType: automationType)
    attributes.identifier = automationIdentifier
    attributes.label = automationLabel
    attributes.title = automationTitle
    attributes.value = automationValue
    attributes.placeholderValue = automationPlaceholder
    attributes.frame = finiteFrame
    attributes.isEnabled = automationIsEnabled
    attributes.isSelected = automationIsSelected
    attributes.hasFocus = automationHasFocus
    attributes.hasKeyboardFocus = automationHasKeyboardFocus
    attributes.isMain = automationIsMain
    // Only sliders are asked, because most elements of a long list have no adjustment.
    if automationType == .slider, case .slider(let position, _) = automationAdjustment {
      attributes.sliderPosition = Double(position)
    }
    return attributes
  }

  /// A snapshot of the element and its descendants.
  package var snapshot: ElementSnapshot {
    var snapshot = ElementSnapshot(attributes)
    var walk = ElementWalk(from: self)
    _ = walk.next()
    while let (element, depth) = walk.next() { snapshot.append(element.attributes, depth: depth) }
    return snapshot
  }

  /// Returns whether the element is another one or a descendant of it.
  package func isInside(_ other: any AutomationElement) -> Bool {
    if automationIdentity == other.automationIdentity { return true }
    var walk = AncestorWalk(from: self)
    while let element = walk.next() {
      if element.automationIdentity == other.automationIdentity { return true }
    }
    return false
  }

  /// The ancestors, from the application down.
  package var path: [any AutomationElement] {
    var path: [any AutomationElement] = []
    var walk = AncestorWalk(from: self)
    while let element = walk.next() { path.append(element) }
    return path.reversed()
  }
}
