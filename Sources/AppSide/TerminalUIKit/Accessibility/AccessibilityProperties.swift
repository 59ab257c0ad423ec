import Foundation

/// The accessibility properties that a developer has set on an element, stored separately because
/// most elements have none.
@MainActor
final class AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elements: [Any]?
  var activationPoint: CGPoint?
  var customActions: [UIAccessibilityCustomAction]?
  var containerType: UIAccessibilityContainerType?
  var elementsHidden = false
  var viewIsModal = false
}
