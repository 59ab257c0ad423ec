import Foundation

/// An element whose value automation sets by a position on a track, such as a slider.
@MainActor
package protocol PositionAdjusting: UIResponder {
  /// The position, from 0 (the minimum) to 1.
  var normalizedPosition: CGFloat { get }
  /// Returns where a drag must begin and end to reach a position, in screen coordinates.
  func drag(toNormalizedPosition position: CGFloat) -> (from: CGPoint, to: CGPoint)
}
