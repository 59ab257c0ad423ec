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

  init(size: CGFloat, weight: Weight, isItalic: Bool = false, textStyle: TextStyle? = nil) {
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

  /// The font for a kind of text, at the usual size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let (size, weight) = styles[style] ?? (17, .regular)
    return UIFont(size: size, weight: weight, textStyle: style)
  }

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: isItalic)
  }

  /// The height of a line, in points: one terminal cell.
  public var lineHeight: CGFloat { CellMetrics.height }

  /// The size of the system's running text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of text in labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of text in buttons, in points.
  public static let buttonFontSize: CGFloat = 18

  /// Whether it is shown bold: heavy strokes, and titles, whose size cannot be seen.
  package var isBold: Bool {
    weight.rawValue >= Weight.semibold.rawValue || pointSize >= Self.smallestTitleSize
  }

  private static let smallestTitleSize: CGFloat = 20

  private static let styles: [TextStyle: (CGFloat, Weight)] = [
    .largeTitle: (34, .regular), .title1: (28, .regular), .title2: (22, .regular),
    .title3: (20, .regular), .headline: (17, .semibold), .subheadline: (15, .regular),
    .body: (17, .regular), .callout: (16, .regular), .footnote: (13, .regular),
    .caption1: (12, .regular), .caption2: (11, .regular),
  ]

  /// Whether two fonts are the same in size, weight, slant and text style.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
      && textStyle == other.textStyle
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
