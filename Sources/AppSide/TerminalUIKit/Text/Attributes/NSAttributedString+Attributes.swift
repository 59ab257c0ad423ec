import Foundation

/// Attributes of text that the toolkit displays (UIKit).
extension NSAttributedString.Key {
  /// A `UIFont`, of which a terminal shows weight and slant.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`, the colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`, the background colour of the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number, such as an `NSUnderlineStyle`; the text is underlined unless it is 0.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number, such as an `NSUnderlineStyle`; the text is struck through unless it is 0.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// An `NSParagraphStyle`, which determines alignment and line breaks.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
