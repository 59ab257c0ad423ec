import Foundation

/// Distances from the edges of a view, in points (UIKit).
///
/// Positive values point inward.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets with the given distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  var horizontal: CGFloat { left + right }
  var vertical: CGFloat { top + bottom }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward, as `UIEdgeInsetsInsetRect` did.
  ///
  /// - Parameter insets: The distances in points. Insets that overlap give a negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: origin.x + insets.left, y: origin.y + insets.top),
      size: CGSize(width: width - insets.horizontal, height: height - insets.vertical))
  }
}
