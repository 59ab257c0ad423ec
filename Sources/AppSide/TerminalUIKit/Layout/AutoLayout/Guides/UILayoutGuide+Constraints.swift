/// The constraints of a layout guide (UIKit).
extension UILayoutGuide {
  /// Returns the active constraints of the guide along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let owningView else { return [] }
    return owningView.mentions(about: axis) { $0.firstItem === self || $0.secondItem === self }
  }

  /// Whether the guide's constraints allow more than one frame.
  public var hasAmbiguousLayout: Bool {
    owningView?.rootView.autoLayoutEngine?.isAmbiguous(item) ?? false
  }
}
