extension Interaction {
  /// A movement of two fingers apart or together.
  public struct Pinch: Sendable, Hashable, Codable {
    /// The ratio of the final to the initial distance between the fingers; below 1 they move
    /// together.
    public var scale: Double
    /// The change of the scale per second; only its magnitude matters.
    public var velocity: Double

    /// Makes a pinch.
    public init(scale: Double, velocity: Double) {
      self.scale = scale
      self.velocity = velocity
    }
  }
}
