/// How strongly a view holds to the size of its content (UIKit).
extension UIView {
  /// How strongly the view resists being made bigger than its content in a direction.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  /// Sets how strongly the view resists being made bigger than its content in a direction.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      priorities.horizontalHugging = priority
    } else {
      priorities.verticalHugging = priority
    }
    contentSizeMayHaveChanged()
  }

  /// How strongly the view resists being made smaller than its content in a direction.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance
  }

  /// Sets how strongly the view resists being made smaller than its content in a direction.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      priorities.horizontalResistance = priority
    } else {
      priorities.verticalResistance = priority
    }
    contentSizeMayHaveChanged()
  }
}
