/// The style of a line under or through text (UIKit), of which a terminal shows only whether there
/// is one.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits, as in UIKit.
  public let rawValue: Int

  /// Creates a style from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line under words only, which a terminal also shows under the spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
