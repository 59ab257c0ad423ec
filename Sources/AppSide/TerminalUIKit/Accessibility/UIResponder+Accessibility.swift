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
