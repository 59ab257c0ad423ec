/// Where the arrow of a popover points (UIKit).
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt

  /// Makes directions of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left: the popover is to the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right: the popover is to the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Whichever fits best.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
