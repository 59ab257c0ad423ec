/// The constraints of a layout guide (UIKit).
extension UILayoutGuide {
  /// The active constraints that speak of this guide in a direction.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let owningView else { return [] }
    return owningView.mentions(about: axis) { $0.firstItem === self || $0.secondItem === self }
  }

  /// Whether the constraints leave the guide more than one frame.
  public var hasAmbiguousLayout: Bool {
    owningView?.rootView.autoLayoutEngine?.isAmbiguous(item) ?? false
  }
}
