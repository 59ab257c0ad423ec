import AutomationProtocol
import Foundation

/// An element of an app's user interface, as the agent sees it; a toolkit gives its own.
///
/// Each property is read on its own and only when a query or an answer needs it, so it should cost
/// little. All of them are read on the main thread, between two turns of the app's loop.
@MainActor
public protocol AutomationElement: AnyObject {
  /// Tells this element from every other one of the app for as long as it lives; never reused.
  var automationIdentity: UInt64 { get }
  /// What kind of element it is.
  var automationType: ElementType { get }
  /// The identifier that the developer gave it, or nothing.
  var automationIdentifier: String { get }
  /// What it says of itself, or nothing.
  var automationLabel: String { get }
  /// Its title, where the kind has one.
  var automationTitle: String { get }
  /// Its value, where it has one; a secure field gives bullets.
  var automationValue: ElementValue? { get }
  /// The text shown while the value is empty.
  var automationPlaceholder: String? { get }
  /// Where it is on the screen, in points.
  var automationFrame: CGRect { get }
  /// The part of it that is on the screen and not cut off by what it is in, in points.
  var automationVisibleFrame: CGRect { get }
  /// Whether it reacts to the user.
  var automationIsEnabled: Bool { get }
  /// Whether it is selected.
  var automationIsSelected: Bool { get }
  /// Whether the focus system has it.
  var automationHasFocus: Bool { get }
  /// Whether typed text goes to it.
  var automationHasKeyboardFocus: Bool { get }
  /// Whether it is the application's main window.
  var automationIsMain: Bool { get }
  /// The elements directly inside it, in order; those that cannot be seen are not there.
  var automationChildren: [any AutomationElement] { get }
  /// The element that it is directly inside, nil for the application.
  var automationParent: (any AutomationElement)? { get }

  /// Where its developer wants it to be tapped, on the screen, in points; nil for most.
  var automationActivationPoint: CGPoint? { get }

  /// How its value is set, other than by tapping and typing; nil for most.
  var automationAdjustment: ElementAdjustment? { get }

  /// Scrolls what it is in as little as needed to show it, as a person would.
  ///
  /// - Returns: Whether anything moved; the default can move nothing.
  func automationScrollIntoView() -> Bool

  /// Hands each element directly inside it to a visitor, in order.
  ///
  /// Queries come this way; the default goes through `automationChildren`, which costs an array.
  func visitAutomationChildren(_ visit: (any AutomationElement) -> Void)
}

extension AutomationElement {
  /// Hands each of `automationChildren` to a visitor.
  public func visitAutomationChildren(_ visit: (any AutomationElement) -> Void) {
    for child in automationChildren { visit(child) }
  }

  /// Nil: most elements are tapped where they can be seen.
  public var automationActivationPoint: CGPoint? { nil }

  /// Nil: most elements are tapped or typed into.
  public var automationAdjustment: ElementAdjustment? { nil }

  /// Moves nothing.
  public func automationScrollIntoView() -> Bool { false }

  /// Everything it shows of itself.
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
    // Asked of sliders only: most elements of a long list have no adjustment.
    if automationType == .slider, case .slider(let position, _) = automationAdjustment {
      attributes.sliderPosition = Double(position)
    }
    return attributes
  }

  /// It and everything inside it, frozen.
  package var snapshot: ElementSnapshot {
    var snapshot = ElementSnapshot(attributes)
    var walk = ElementWalk(from: self)
    _ = walk.next()
    while let (element, depth) = walk.next() { snapshot.append(element.attributes, depth: depth) }
    return snapshot
  }

  /// Whether it is another element or inside it.
  package func isInside(_ other: any AutomationElement) -> Bool {
    if automationIdentity == other.automationIdentity { return true }
    var walk = AncestorWalk(from: self)
    while let element = walk.next() {
      if element.automationIdentity == other.automationIdentity { return true }
    }
    return false
  }

  /// The elements that lead to it, from the application down, without itself.
  package var path: [any AutomationElement] {
    var path: [any AutomationElement] = []
    var walk = AncestorWalk(from: self)
    while let element = walk.next() { path.append(element) }
    return path.reversed()
  }
}
