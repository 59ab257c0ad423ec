import Foundation

/// An edge or the middle of a view or guide, across (UIKit).
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint, inactive, that this anchor should be exactly a multiple of the system's spacing
  /// after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .equal, anchor.item, anchor.attribute,
      constant: multiplier * UIStackView.spacingUseSystem)
  }

  /// A constraint, inactive, that this anchor should be at least a multiple of the system's spacing
  /// after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor.item, anchor.attribute,
      constant: multiplier * UIStackView.spacingUseSystem)
  }

  /// A constraint, inactive, that this anchor should be at most a multiple of the system's spacing
  /// after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor.item, anchor.attribute,
      constant: multiplier * UIStackView.spacingUseSystem)
  }
}
