extension Interaction {
  /// A finger that is moved in one direction and lifted while it moves.
  public struct Swipe: Sendable, Hashable, Codable {
    /// Where a finger goes.
    public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
      /// To the top of the screen.
      case up
      /// To the bottom of the screen.
      case down
      /// To the left of the screen.
      case left
      /// To the right of the screen.
      case right
    }

    /// Where the finger goes.
    public var direction: Direction
    /// How fast, in points a second.
    public var velocity: Double

    /// Makes a swipe.
    public init(_ direction: Direction, velocity: Double = GestureSpeed.default) {
      self.direction = direction
      self.velocity = velocity
    }
  }
}
