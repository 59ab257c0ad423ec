import Foundation

/// An element whose value automation sets by its place on a track, such as a slider.
@MainActor
package protocol PositionAdjusting: UIResponder {
  /// From 0, the minimum, to 1.
  var normalizedPosition: CGFloat { get }
  /// Where a finger has to touch and where to let go so that a position is reached, in points of the
  /// screen.
  func drag(toNormalizedPosition position: CGFloat) -> (from: CGPoint, to: CGPoint)
}
