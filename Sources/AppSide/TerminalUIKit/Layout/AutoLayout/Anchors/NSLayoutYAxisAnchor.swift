import CellRendering
import Foundation

/// A vertical edge, centre or baseline of a view or layout guide (UIKit).
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns an inactive constraint that places the anchor exactly a multiple of the system spacing
  /// below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .equal, anchor.item, anchor.attribute,
      constant: multiplier * systemSpacing(below: anchor))
  }

  /// Returns an inactive constraint that places the anchor at least a multiple of the system
  /// spacing below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor.item, anchor.attribute,
      constant: multiplier * systemSpacing(below: anchor))
  }

  /// Returns an inactive constraint that places the anchor at most a multiple of the system spacing
  /// below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor.item, anchor.attribute,
      constant: multiplier * systemSpacing(below: anchor))
  }

  /// Returns the system spacing in points, which between baselines includes a line of text, as in
  /// UIKit.
  private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    let space = UIStackView.spacingUseSystem
    return isBaseline && anchor.isBaseline ? CellMetrics.height + space : space
  }

  private var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }
}
