/// Unique numbers for the elements that tests see.
@MainActor
enum ElementIdentity {
  // The first number is random so that an element of an app that has ended is not mistaken for one
  // of the next launch. Numbers stay below 2⁵³ because JSON readers may lose precision above it.
  private static var last = UInt64.random(in: 1..<(1 << 28)) << 24

  static func next() -> UInt64 {
    last += 1
    return last
  }
}

extension UIView {
  /// Gives the view and its descendants new identities, because a reused view must not be found
  /// under the identity of its earlier content.
  func renewIdentities() {
    var remaining = [self]
    while let view = remaining.popLast() {
      view.elementIdentity = ElementIdentity.next()
      var elements = view.accessibilityProperties?.elements ?? []
      // Controls keep elements of their own, such as segments.
      if view is UIControl { elements += view.accessibilityChildren }
      for case let element as UIAccessibilityElement in elements {
        element.elementIdentity = ElementIdentity.next()
      }
      remaining += view.subviews
    }
    TreeChange.note()
  }

  /// Takes over an existing element identity.
  func become(_ identity: UInt64) {
    guard elementIdentity != identity else { return }
    elementIdentity = identity
    TreeChange.note()
  }
}
