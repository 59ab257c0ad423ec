import Foundation

/// The geometry of two fingers, for pinches and rotations.
@MainActor
struct TwoFingers {
  let distance: CGFloat
  /// The angle in radians, clockwise on the screen.
  let angle: CGFloat

  /// Creates the geometry, or `nil` unless there are two touches.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let offset = touches[1].position.offset(from: touches[0].position)
    distance = max(hypot(offset.x, offset.y), 1)
    angle = atan2(offset.y, offset.x)
  }
}

/// A value that follows fingers, with its velocity.
struct FollowedValue {
  private(set) var value: CGFloat
  private(set) var velocity: CGFloat = 0
  private var time: TimeInterval?

  init(_ value: CGFloat) { self.value = value }

  mutating func follow(_ new: CGFloat, at moment: TimeInterval) {
    if let time, moment > time { velocity = (new - value) / (moment - time) }
    value = new
    time = moment
  }

  /// Replaces the value and continues from it.
  mutating func set(_ new: CGFloat) {
    value = new
    velocity = 0
  }
}
