import Foundation

extension UIListContentConfiguration {
  /// How a text is shown (UIKit).
  public struct TextProperties: Hashable {
    /// Where lines are put, across (UIKit).
    public enum TextAlignment: Int, Sendable {
      /// Where reading begins.
      case natural = 0
      /// In the middle.
      case center = 1
      /// From edge to edge; in cells as natural.
      case justified = 2
    }

    /// What is done to the letters (UIKit).
    public enum TextTransform: Int, Sendable {
      /// Nothing.
      case none = 0
      /// All are capital.
      case uppercase = 1
      /// None is capital.
      case lowercase = 2
      /// The first of each word is capital.
      case capitalized = 3

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The font; weight and slant are what a terminal shows of it.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// What is made of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines are put.
    public var alignment = TextAlignment.natural
    /// Where lines break, and what gives way.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 is no limit.
    public var numberOfLines = 0
    /// Whether text may be made smaller to fit: remembered, but every character is one cell big.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of its size that text may be made to fit with: remembered only.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may be moved closer to fit: remembered, but every character is one cell big.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size: remembered, but every character is one cell big.
    public var adjustsFontForContentSizeCategory = true
    /// Whether text that gave way is shown when a mouse rests on it: remembered only.
    public var showsExpansionTextWhenTruncated = false
    /// What is done to the letters.
    public var transform = TextTransform.none

    init() {}

    /// The colour, with what is made of it.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    var textAlignment: NSTextAlignment {
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }

    @MainActor
    func apply(to label: UILabel, text: String?) {
      label.text = text
      label.font = font
      label.textColor = resolvedColor()
      label.textAlignment = textAlignment
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// How an image is shown (UIKit).
  public struct ImageProperties: Hashable {
    /// The size of the room kept for an image that is decided by the system.
    public static let standardDimension: CGFloat = 0

    /// The colour of an image that has none of its own; nil is the tint colour.
    public var tintColor: UIColor?
    /// What is made of the colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The biggest size, in points; 0 is no limit in that direction.
    public var maximumSize = CGSize.zero
    /// The room kept for the image, in points; 0 is its own size in that direction.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the colours stay when the screen's are inverted: remembered only.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// The tint, with what is made of it.
    ///
    /// - Parameter tintColor: The tint where the image is shown.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }
}
