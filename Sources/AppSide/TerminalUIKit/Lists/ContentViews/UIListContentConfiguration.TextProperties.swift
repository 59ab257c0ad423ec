import Foundation

extension UIListContentConfiguration {
  /// Properties of a text in a list content configuration (UIKit).
  public struct TextProperties: Hashable {
    /// The alignment of a text (UIKit).
    public enum TextAlignment: Int, Sendable {
      /// The natural alignment, at the leading edge.
      case natural = 0
      /// The centred alignment.
      case center = 1
      /// The justified alignment, which is shown as natural.
      case justified = 2
    }

    /// The transform of a text's letters (UIKit).
    public enum TextTransform: Int, Sendable {
      /// The text is unchanged.
      case none = 0
      /// All letters are uppercase.
      case uppercase = 1
      /// All letters are lowercase.
      case lowercase = 2
      /// The first letter of each word is uppercase.
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

    /// The font, of which a terminal shows weight and slant.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour of the text.
    public var color = UIColor.label
    /// A transformer of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The mode for breaking lines or truncating them.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 is no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit, which has no effect because every character occupies one
    /// cell.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font, which has no effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are tightened to fit, which has no effect because every character occupies
    /// one cell.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font adapts to the preferred text size, which has no effect in a terminal.
    public var adjustsFontForContentSizeCategory = true
    /// Whether truncated text is shown when the pointer hovers over it, which has no effect.
    public var showsExpansionTextWhenTruncated = false
    /// The transform of the letters.
    public var transform = TextTransform.none

    init() {}

    /// Returns the transformed colour.
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

  /// Properties of an image in a list content configuration (UIKit).
  public struct ImageProperties: Hashable {
    /// The value for the system's default dimension.
    public static let standardDimension: CGFloat = 0

    /// The tint colour of a template image, or `nil` for the view's tint colour.
    public var tintColor: UIColor?
    /// A transformer of the tint colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points, where 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The reserved size in points, where 0 is the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether colours stay unchanged when the screen's are inverted, which has no effect.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// Returns the transformed tint colour.
    ///
    /// - Parameter tintColor: The tint colour of the view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }
}
