import Foundation

extension UIScrollView {
  /// How what bars cover is added to the content's insets (UIKit).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and always at the top and at the bottom.
    case automatic = 0
    /// In the directions in which the content can be scrolled.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// At every edge.
    case always = 3
  }

  /// How dragging the content puts the keyboard away (UIKit): who has keys and text loses them.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When dragging begins.
    case onDrag = 1
    /// Along with the finger; here when dragging begins.
    case interactive = 2
    /// When dragging begins.
    case onDragWithAccessory = 3
    /// Along with the finger; here when dragging begins.
    case interactiveWithAccessory = 4
  }

  /// How the scroll indicators look (UIKit); a terminal shows them all alike.
  public enum IndicatorStyle: Int, Sendable {
    /// As suits the background.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How much of its speed the content keeps in a millisecond (UIKit).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// From 0 (none) to less than 1.
    public let rawValue: CGFloat

    /// Makes a rate of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// One that comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
