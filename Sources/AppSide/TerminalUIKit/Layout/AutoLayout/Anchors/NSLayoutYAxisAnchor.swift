import CellRendering
import Foundation

/// An edge, the middle or a baseline of a view or guide, from top to bottom (UIKit).
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint, inactive, that this anchor should be exactly a multiple of the system's spacing
  /// below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .equal, anchor.item, anchor.attribute,
      constant: multiplier * systemSpacing(below: anchor))
  }

  /// A constraint, inactive, that this anchor should be at least a multiple of the system's spacing
  /// below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor.item, anchor.attribute,
      constant: multiplier * systemSpacing(below: anchor))
  }

  /// A constraint, inactive, that this anchor should be at most a multiple of the system's spacing
  /// below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor.item, anchor.attribute,
      constant: multiplier * systemSpacing(below: anchor))
  }

  /// The system's spacing, in points: between baselines, as in UIKit, a line and the space after it.
  private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    let space = UIStackView.spacingUseSystem
    return isBaseline && anchor.isBaseline ? CellMetrics.height + space : space
  }

  private var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }
}
