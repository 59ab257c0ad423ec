import Foundation

/// The attributes of text that the toolkit shows (UIKit).
extension NSAttributedString.Key {
  /// A `UIFont`; weight and slant are what a terminal shows of it.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`: that of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`: what is behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: 0 is no line, every other one, as of an `NSUnderlineStyle`, a line under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number: 0 is no line, every other one, as of an `NSUnderlineStyle`, a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// An `NSParagraphStyle`: where a label puts and breaks its lines.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
