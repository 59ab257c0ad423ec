import Foundation

/// How a picture is made bigger than it is: its edges keep their size.
package struct ImageStretching: Hashable, Sendable {
  /// How high the edge at the top is, in points.
  package var top: CGFloat
  /// How wide the edge at the left is, in points.
  package var left: CGFloat
  /// How high the edge at the bottom is, in points.
  package var bottom: CGFloat
  /// How wide the edge at the right is, in points.
  package var right: CGFloat
  /// Whether what is between the edges is repeated, not stretched.
  package var isTiled: Bool

  /// Makes a way to make a picture bigger.
  package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, isTiled: Bool) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    self.isTiled = isTiled
  }
}
