extension Interaction {
  /// A rotation of two fingers about the point between them.
  public struct Rotation: Sendable, Hashable, Codable {
    /// The angle of rotation in radians; positive is clockwise on the screen.
    public var angle: Double
    /// The speed in radians a second; only its magnitude matters.
    public var velocity: Double

    /// Makes a rotation.
    public init(angle: Double, velocity: Double) {
      self.angle = angle
      self.velocity = velocity
    }
  }
}
