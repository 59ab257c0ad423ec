extension Interaction {
  /// Two fingers that move apart, or together.
  public struct Pinch: Sendable, Hashable, Codable {
    /// How far apart they are at the end, compared with the beginning: below 1 they come together.
    public var scale: Double
    /// How much the scale changes in a second; its sign says nothing more.
    public var velocity: Double

    /// Makes a pinch.
    public init(scale: Double, velocity: Double) {
      self.scale = scale
      self.velocity = velocity
    }
  }
}
