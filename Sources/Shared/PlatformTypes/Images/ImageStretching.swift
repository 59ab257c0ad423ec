import Foundation

/// The way to enlarge a picture, with edges that keep their size.
package struct ImageStretching: Hashable, Sendable {
  /// The height of the fixed top edge, in points.
  package var top: CGFloat
  /// The width of the fixed left edge, in points.
  package var left: CGFloat
  /// The height of the fixed bottom edge, in points.
  package var bottom: CGFloat
  /// The width of the fixed right edge, in points.
  package var right: CGFloat
  /// Whether the area between the edges is tiled rather than stretched.
  package var isTiled: Bool

  /// Makes a way of enlarging a picture.
  package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, isTiled: Bool) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    self.isTiled = isTiled
  }
}
