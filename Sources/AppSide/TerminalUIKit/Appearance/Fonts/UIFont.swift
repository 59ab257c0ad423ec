import CellRendering
import Foundation

/// A font: a size, a weight, and a slant (UIKit).
///
/// Every character of a terminal is one cell big, so the size is remembered and compared but not seen;
/// bold and italic are.
public final class UIFont: NSObject, Sendable {
  /// The size asked for, in points.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  let weight: Weight
  let isItalic: Bool
  let textStyle: TextStyle?
  /// What it was asked for by; nil is the system's font.
  let name: String?
  /// How the size follows the user's, where it does without a text style.
  let scaling: Scaling?

  /// How `UIFontMetrics` made a font.
  struct Scaling: Hashable, Sendable {
    var style: TextStyle
    /// In points, for the usual size of text.
    var baseSize: CGFloat
    /// In points; nil is none.
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

  /// The system's font in a size.
  ///
  /// - Parameters:
  ///   - fontSize: Points; zero and less count as `systemFontSize`.
  ///   - weight: How heavy the strokes are.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: fontSize > 0 ? fontSize : systemFontSize, weight: weight)
  }

  /// The system's bold font in a size, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's italic font in a size, in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize > 0 ? fontSize : systemFontSize, weight: .regular, isItalic: true)
  }

  /// The system's font whose characters are all equally wide: here every font is.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font for a kind of text, in the size that the user wants text in.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a kind of text, in the size of text of some traits.
  ///
  /// - Parameters:
  ///   - style: The kind of text.
  ///   - traitCollection: Whose size of text it is to be; nil is the current one.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      size: DynamicType.size(of: style, for: category),
      weight: style == .headline ? .semibold : .regular, textStyle: style)
  }

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: isItalic, name: name)
  }

  /// The height of a line, in points: one terminal cell.
  public var lineHeight: CGFloat { CellMetrics.height }

  /// From the baseline to the top of a line, in points.
  public var ascender: CGFloat { 12 }

  /// From the baseline to the bottom of a line, in points; negative, as it is below.
  public var descender: CGFloat { ascender - lineHeight }

  /// How high capital letters are, in points.
  public var capHeight: CGFloat { 10 }

  /// How high small letters are, in points.
  public var xHeight: CGFloat { 7 }

  /// The room between lines, in points: none.
  public var leading: CGFloat { 0 }

  /// The size of the system's running text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of text in labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of text in buttons, in points.
  public static let buttonFontSize: CGFloat = 18

  /// Whether it is shown bold: heavy strokes, and titles, whose size cannot be seen.
  package var isBold: Bool {
    if weight.rawValue >= Weight.semibold.rawValue { return true }
    // Running text that the user wants big is no title.
    if let textStyle { return Self.titles.contains(textStyle) }
    return (scaling?.baseSize ?? pointSize) >= Self.smallestTitleSize
  }

  private static let titles: Set<TextStyle> = [.largeTitle, .title1, .title2, .title3]

  private static let smallestTitleSize: CGFloat = 20

  /// Whether two fonts are the same in size, weight, slant and text style.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
      && textStyle == other.textStyle && scaling == other.scaling && name == other.name
  }

  /// A hash of what `isEqual(_:)` compares.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(textStyle)
    return hasher.finalize()
  }
}
