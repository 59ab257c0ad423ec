import Foundation

/// The element that tests see, as far as it is the same for all responders.
///
/// Everything is read property by property at the moment it is asked for; nothing is copied into a
/// tree of its own, so that a query looks only at what it compares.
extension UIResponder {
  /// What kind of element it is: what the developer's traits say, else what its class says.
  package var accessibilityRole: AccessibilityRole {
    if let traits = accessibilityProperties?.traits, let role = AccessibilityRole(traits: traits) {
      return role
    }
    return defaultAccessibilityRole
  }

  /// Whether keys and typed text go to it.
  package var hasKeyboardFocus: Bool { isFirstResponder && hostWindow?.isKeyWindow == true }

  /// The elements directly inside it, from back to front.
  package var accessibilityChildren: [UIResponder] {
    var children: [UIResponder] = []
    visitAccessibilityChildren { child in
      children.append(child)
      return true
    }
    return children
  }

  /// Where a developer wants it to be tapped; nil leaves that to where it can be seen.
  package var ownActivationPoint: CGPoint? {
    let point = accessibilityActivationPoint
    guard point.x.isFinite, point.y.isFinite, point != accessibilityFrame.finite.center else {
      return nil
    }
    return point.finite
  }

  /// Whether a developer has put elements inside it, in the order in which they are read.
  package var hasOwnElements: Bool {
    accessibilityElements != nil || accessibilityElementCount() != NSNotFound
  }

  /// The elements that a developer put inside it, as a list or one by one; nil for none.
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

  /// Visits elements that a developer listed; what is not on show or no element at all is left out.
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
