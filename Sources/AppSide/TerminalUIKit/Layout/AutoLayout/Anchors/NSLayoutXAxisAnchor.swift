import Foundation

/// A horizontal edge or centre of a view or layout guide (UIKit).
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns an inactive constraint that places the anchor exactly a multiple of the system spacing
  /// after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .equal, anchor.item, anchor.attribute,
      constant: multiplier * UIStackView.spacingUseSystem)
  }

  /// Returns an inactive constraint that places the anchor at least a multiple of the system
  /// spacing after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor.item, anchor.attribute,
      constant: multiplier * UIStackView.spacingUseSystem)
  }

  /// Returns an inactive constraint that places the anchor at most a multiple of the system spacing
  /// after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor.item, anchor.attribute,
      constant: multiplier * UIStackView.spacingUseSystem)
  }
}
