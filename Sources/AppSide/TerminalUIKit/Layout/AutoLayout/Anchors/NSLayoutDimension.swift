import Foundation

/// The width or height of a view or guide (UIKit).
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint that makes the size equal to a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, .notAnAttribute, constant: c)
  }

  /// Returns an inactive constraint that makes the size equal to another times a multiplier.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute, multiplier: m)
  }

  /// Returns an inactive constraint that makes the size equal to another times a multiplier plus a
  /// constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint that makes the size greater than or equal to a constant, in
  /// points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  /// Returns an inactive constraint that makes the size greater than or equal to another times a
  /// multiplier.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute, multiplier: m)
  }

  /// Returns an inactive constraint that makes the size greater than or equal to another times a
  /// multiplier plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint that makes the size less than or equal to a constant, in
  /// points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  /// Returns an inactive constraint that makes the size less than or equal to another times a
  /// multiplier.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute, multiplier: m)
  }

  /// Returns an inactive constraint that makes the size less than or equal to another times a
  /// multiplier plus a constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute, multiplier: m, constant: c)
  }
}
