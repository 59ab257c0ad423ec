import LayoutSolver

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
    guard LayoutMisuse.accepts(priority, of: self) else { return }
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
    guard LayoutMisuse.accepts(priority, of: self) else { return }
    if axis == .horizontal {
      priorities.horizontalResistance = priority
    } else {
      priorities.verticalResistance = priority
    }
    contentSizeMayHaveChanged()
  }

  /// How strongly layout takes the view to resist being made smaller; nil is not at all.
  ///
  /// Among views that say the same, and are not bound to it, one is not pressed to nothing beside
  /// another that could do with less: lines that can be broken give way first, controls of one size
  /// last.
  func resistance(for axis: NSLayoutConstraint.Axis) -> Float? {
    let priority = contentCompressionResistancePriority(for: axis).solved
    guard axis == .horizontal, let priority, priority < ConstraintSolver.required else {
      return priority
    }
    if priorities.isOfFixedSize { return priority.nextUp }
    return isContentHeightOfWidth ? priority.nextDown : priority
  }
}
