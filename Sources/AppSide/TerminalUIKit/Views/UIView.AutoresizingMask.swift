import Foundation

extension UIView {
  /// The parts of a view's frame that change with its superview's size (UIKit).
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The raw value, equal to UIKit's.
    public let rawValue: UInt

    /// Creates a mask from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension UIView.AutoresizingMask {
  /// Returns a frame after a change of the superview's size.
  func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let horizontal = Self.resized(
      start: frame.minX, length: frame.width, from: old.width, to: new.width,
      isStartFlexible: contains(.flexibleLeftMargin), isLengthFlexible: contains(.flexibleWidth),
      isEndFlexible: contains(.flexibleRightMargin))
    let vertical = Self.resized(
      start: frame.minY, length: frame.height, from: old.height, to: new.height,
      isStartFlexible: contains(.flexibleTopMargin), isLengthFlexible: contains(.flexibleHeight),
      isEndFlexible: contains(.flexibleBottomMargin))
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// Distributes a change of length among the flexible parts in proportion to their sizes.
  private static func resized(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, isStartFlexible: Bool,
    isLengthFlexible: Bool, isEndFlexible: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let parts = [
      isStartFlexible ? start : nil, isLengthFlexible ? length : nil,
      isEndFlexible ? old - start - length : nil,
    ]
    let flexible = parts.compactMap { $0 }
    guard change != 0, !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0, +)
    let share = { (part: CGFloat?) -> CGFloat in
      guard let part else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(flexible.count)
    }
    return (start + share(parts[0]), max(0, length + share(parts[1])))
  }
}
