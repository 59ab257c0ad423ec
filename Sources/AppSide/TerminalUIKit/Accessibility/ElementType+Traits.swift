import ElementTypes

extension ElementType {
  /// Creates the type that a developer's traits imply, or `nil` if they imply none.
  init?(traits: UIAccessibilityTraits) {
    if traits.contains(.searchField) {
      self = .searchField
    } else if traits.contains(.keyboardKey) {
      self = .key
    } else if traits.contains(.toggleButton) {
      self = .switch
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.tabBar) {
      self = .tabBar
    } else if traits.contains(.image) {
      self = .image
    } else if traits.contains(.staticText) || traits.contains(.header) {
      self = .staticText
    } else {
      return nil
    }
  }
}
