import Foundation

extension UIScrollView {
  /// The ways in which safe area insets adjust the content's insets (UIKit).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adjusts the insets along scrollable axes, and always at the top and bottom.
    case automatic = 0
    /// Adjusts the insets along scrollable axes.
    case scrollableAxes = 1
    /// Doesn't adjust the insets.
    case never = 2
    /// Adjusts the insets at all edges.
    case always = 3
  }

  /// The ways in which dragging dismisses the keyboard (UIKit).
  ///
  /// In a terminal the first responder resigns.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging doesn't dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows the drag; in a terminal it is dismissed when a drag begins.
    case interactive = 2
    /// The keyboard and its accessory are dismissed when a drag begins.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory follow the drag; in a terminal they are dismissed when a drag
    /// begins.
    case interactiveWithAccessory = 4
  }

  /// The style of the scroll indicators (UIKit); a terminal shows all styles alike.
  public enum IndicatorStyle: Int, Sendable {
    /// The style for any background.
    case `default` = 0
    /// The black style.
    case black = 1
    /// The white style.
    case white = 2
  }

  /// The deceleration rate: the fraction of its speed that content keeps per millisecond (UIKit).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, from 0 to less than 1.
    public let rawValue: CGFloat

    /// Creates a rate from a fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast deceleration.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
