/// The direction of a popover's arrow (UIKit).
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw value, equal to UIKit's.
  public let rawValue: UInt

  /// Creates directions from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up, so the popover is below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down, so the popover is above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left, so the popover is to the right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right, so the popover is to the left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction isn't known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
