extension Interaction {
  /// Two fingers that turn about the point between them.
  public struct Rotation: Sendable, Hashable, Codable {
    /// How far they turn, in radians; positive is clockwise on the screen.
    public var angle: Double
    /// How fast, in radians a second; its sign says nothing more.
    public var velocity: Double

    /// Makes a rotation.
    public init(angle: Double, velocity: Double) {
      self.angle = angle
      self.velocity = velocity
    }
  }
}
