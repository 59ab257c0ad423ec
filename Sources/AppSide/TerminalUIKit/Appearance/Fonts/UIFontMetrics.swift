import CellRendering
import Foundation

/// A scaler of fonts and lengths for the user's preferred text size (UIKit).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns the font scaled for the preferred text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns the font scaled for the preferred text size, up to a maximum.
  ///
  /// - Parameters:
  ///   - font: The font in the size for `UIContentSizeCategory.large`.
  ///   - maximumPointSize: The maximum size in points, or zero for none.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the given traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for the given traits, up to a maximum.
  ///
  /// - Parameters:
  ///   - font: The font in the size for `UIContentSizeCategory.large`.
  ///   - maximumPointSize: The maximum size in points, or zero for none.
  ///   - traitCollection: The traits with the text size, or `nil` for the current traits.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let recipe = UIFont.Scaling(
      style: style, baseSize: font.pointSize,
      limit: maximumPointSize > 0 && maximumPointSize.isFinite ? maximumPointSize : nil)
    return font.scaled(by: recipe, for: traitCollection ?? .current)
  }

  /// Returns a length scaled for the preferred text size, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for the given traits, in whole points.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = DynamicType.factor(of: style, for: traits.preferredContentSizeCategory)
    return (value * factor).rounded()
  }
}
