/// Numbers for elements that tests see, each used once.
@MainActor
enum ElementIdentity {
  // A process begins where hardly another one did: what a test knows of an app that has ended must not
  // be found in the one that it launches next. Below 2⁵³, so that every reader of JSON keeps it whole.
  private static var last = UInt64.random(in: 1..<(1 << 28)) << 24

  static func next() -> UInt64 {
    last += 1
    return last
  }
}

extension UIView {
  /// Makes other elements of the view and everything inside it: it will be shown for something else, and
  /// who knows it as what it was must not find that.
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

  /// Makes it the element that is known by a number.
  func become(_ identity: UInt64) {
    guard elementIdentity != identity else { return }
    elementIdentity = identity
    TreeChange.note()
  }
}
