import CellRendering
import Foundation

/// A font: a size, a weight and a slant (UIKit).
///
/// A terminal shows bold and italic but not the size, which is only stored and compared.
public final class UIFont: NSObject, Sendable {
  /// The font size in points.
  public let pointSize: CGFloat
  /// The weight of the font.
  let weight: Weight
  let isItalic: Bool
  let textStyle: TextStyle?
  /// The name that the font was created with, or `nil` for the system font.
  let name: String?
  /// The scaling from `UIFontMetrics`, if the font has one.
  let scaling: Scaling?

  /// The scaling of a font that `UIFontMetrics` made.
  struct Scaling: Hashable, Sendable {
    var style: TextStyle
    /// The size in points for the default text size.
    var baseSize: CGFloat
    /// The maximum size in points, or `nil` if there isn't one.
    var limit: CGFloat?
  }

  init(
    size: CGFloat, weight: Weight, isItalic: Bool = false, textStyle: TextStyle? = nil,
    scaling: Scaling? = nil, name: String? = nil
  ) {
    self.scaling = scaling
    self.name = name
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    super.init()
  }

  /// Returns the system font in the given size.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points; zero or less gives `systemFontSize`.
  ///   - weight: The weight of the font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: fontSize > 0 ? fontSize : systemFontSize, weight: weight)
  }

  /// Returns the bold system font in the given size, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font in the given size, in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize > 0 ? fontSize : systemFontSize, weight: .regular, isItalic: true)
  }

  /// Returns the monospaced system font, which equals the system font because every terminal font
  /// is monospaced.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the font of a text style in the user's preferred size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style in the size for the given traits.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The traits with the text size, or `nil` for the current traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      size: DynamicType.size(of: style, for: category),
      weight: style == .headline ? .semibold : .regular, textStyle: style)
  }

  /// Returns the font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: isItalic, name: name)
  }

  /// The height of a line in points, which is one terminal cell.
  public var lineHeight: CGFloat { CellMetrics.height }

  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { 12 }

  /// The distance from the baseline to the bottom of a line, in points, as a negative number.
  public var descender: CGFloat { ascender - lineHeight }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { 10 }

  /// The height of the letter x, in points.
  public var xHeight: CGFloat { 7 }

  /// The space between lines in points, which is zero.
  public var leading: CGFloat { 0 }

  /// The default size of system fonts, in points.
  public static let systemFontSize: CGFloat = 14
  /// The default size of text in labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The default size of text in buttons, in points.
  public static let buttonFontSize: CGFloat = 18

  /// Whether the font is shown bold, as heavy weights and large sizes are.
  package var isBold: Bool {
    if weight.rawValue >= Weight.semibold.rawValue { return true }
    // Body text isn't a title, even in an accessibility size.
    if let textStyle { return Self.titles.contains(textStyle) }
    return (scaling?.baseSize ?? pointSize) >= Self.smallestTitleSize
  }

  private static let titles: Set<TextStyle> = [.largeTitle, .title1, .title2, .title3]

  private static let smallestTitleSize: CGFloat = 20

  /// Whether two fonts have the same size, weight, slant and text style.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
      && textStyle == other.textStyle && scaling == other.scaling && name == other.name
  }

  /// A hash of the values that `isEqual(_:)` compares.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(textStyle)
    return hasher.finalize()
  }
}
