extension Interaction {
  /// A quick movement of a finger in one direction, which ends with the finger lifted in motion.
  public struct Swipe: Sendable, Hashable, Codable {
    /// The direction of a swipe.
    public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
      /// Towards the top of the screen.
      case up
      /// Towards the bottom of the screen.
      case down
      /// Towards the left of the screen.
      case left
      /// Towards the right of the screen.
      case right
    }

    /// The direction of the movement.
    public var direction: Direction
    /// The speed, in points a second.
    public var velocity: Double

    /// Makes a swipe.
    public init(_ direction: Direction, velocity: Double = GestureSpeed.default) {
      self.direction = direction
      self.velocity = velocity
    }
  }
}
