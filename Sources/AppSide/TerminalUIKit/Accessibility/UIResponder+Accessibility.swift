import ElementTypes
import Foundation

/// The part of an element's attributes that all responders share.
///
/// Each attribute is read when it is needed. No copy of the tree is made, so a query computes only
/// the attributes that it compares.
extension UIResponder {
  /// The type of the element, from the developer's traits or else from the class.
  package var elementType: ElementType {
    if let traits = accessibilityProperties?.traits, let type = ElementType(traits: traits) {
      return type
    }
    return defaultElementType
  }

  /// Whether the responder gets key presses and typed text.
  package var hasKeyboardFocus: Bool { isFirstResponder && hostWindow?.isKeyWindow == true }

  /// The child elements, from back to front.
  package var accessibilityChildren: [UIResponder] {
    var children: [UIResponder] = []
    visitAccessibilityChildren { child in
      children.append(child)
      return true
    }
    return children
  }

  /// The activation point that the developer has set, or `nil` if it is the default.
  package var customActivationPoint: CGPoint? {
    let point = accessibilityActivationPoint
    guard point.x.isFinite, point.y.isFinite, point != accessibilityFrame.finite.center else {
      return nil
    }
    return point.finite
  }

  /// Whether the developer has provided accessibility elements for the responder.
  package var hasCustomElements: Bool {
    accessibilityElements != nil || accessibilityElementCount() != NSNotFound
  }

  /// The accessibility elements that the developer has provided, or `nil` if there are none.
  var containedElements: [Any]? {
    if let elements = accessibilityElements { return elements }
    let count = accessibilityElementCount()
    guard count != NSNotFound else { return nil }
    return (0..<max(0, count)).compactMap { accessibilityElement(at: $0) }
  }

  func changeAccessibility(_ change: (AccessibilityProperties) -> Void) {
    let properties = accessibilityProperties ?? AccessibilityProperties()
    accessibilityProperties = properties
    change(properties)
    TreeChange.note()
  }

  /// Visits the given elements, except views that are not visible and objects that are not
  /// elements.
  func visitAccessibilityElements(_ elements: [Any], _ visit: (UIResponder) -> Bool) -> Bool {
    for element in elements {
      if let view = element as? UIView {
        if !view.visitAsAccessibilityElement(visit) { return false }
      } else if let element = element as? UIAccessibilityElement {
        if !visit(element) { return false }
      }
    }
    return true
  }
}
