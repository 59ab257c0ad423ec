import Foundation

/// The distances of something from the edges of a view, in points (UIKit).
///
/// Positive values lie inside the view.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets of the given distances, in points.
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
  /// The rectangle made smaller by insets, as `UIEdgeInsetsInsetRect` did.
  ///
  /// - Parameter insets: The distances, in points; insets that overlap leave a negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: origin.x + insets.left, y: origin.y + insets.top),
      size: CGSize(width: width - insets.horizontal, height: height - insets.vertical))
  }
}
