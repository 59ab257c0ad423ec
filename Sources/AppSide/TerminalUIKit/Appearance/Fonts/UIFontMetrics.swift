import CellRendering
import Foundation

/// Makes fonts and lengths follow the size of text that the user wants (UIKit).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font in the size that the user wants it in.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A font in the size that the user wants it in, but no bigger than a limit.
  ///
  /// - Parameters:
  ///   - font: In the size for `UIContentSizeCategory.large`.
  ///   - maximumPointSize: In points; zero is no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font in the size that fits some traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font in the size that fits some traits, but no bigger than a limit.
  ///
  /// - Parameters:
  ///   - font: In the size for `UIContentSizeCategory.large`.
  ///   - maximumPointSize: In points; zero is no limit.
  ///   - traitCollection: Whose size of text it is to be; nil is the current one.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let recipe = UIFont.Scaling(
      style: style, baseSize: font.pointSize,
      limit: maximumPointSize > 0 && maximumPointSize.isFinite ? maximumPointSize : nil)
    return font.scaled(by: recipe, for: traitCollection ?? .current)
  }

  /// A length in proportion to the size of text that the user wants, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in proportion to the size of text of some traits, in whole points.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = DynamicType.factor(of: style, for: traits.preferredContentSizeCategory)
    return (value * factor).rounded()
  }
}
