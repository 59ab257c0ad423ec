import LayoutSolver

/// The priorities with which a view keeps the size of its content (UIKit).
extension UIView {
  /// Returns the priority with which the view resists being larger than its intrinsic size along an
  /// axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  /// Sets the priority with which the view resists being larger than its intrinsic size along an
  /// axis.
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

  /// Returns the priority with which the view resists being smaller than its intrinsic size along
  /// an axis.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance
  }

  /// Sets the priority with which the view resists being smaller than its intrinsic size along an
  /// axis.
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

  /// Returns the effective compression resistance for layout, or `nil` if there isn't one.
  ///
  /// Among views of equal priority below `required`, text that can wrap yields first and controls
  /// of fixed size last, so that no view is compressed to nothing beside another that could yield.
  func resistance(for axis: NSLayoutConstraint.Axis) -> Float? {
    let priority = contentCompressionResistancePriority(for: axis).solved
    guard axis == .horizontal, let priority, priority < ConstraintSolver.required else {
      return priority
    }
    if priorities.hasFixedSize { return priority.nextUp }
    return isContentHeightOfWidth ? priority.nextDown : priority
  }
}
