import Foundation

/// A two-dimensional vector, as Core Graphics declares it.
public struct CGVector: Sendable, Hashable {
  /// The horizontal component, positive to the right.
  public var dx: CGFloat
  /// The vertical component, positive downwards.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Makes the zero vector.
  public init() {
    dx = 0
    dy = 0
  }

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

// Core Graphics encodes a vector as two numbers without keys.
extension CGVector: Codable {
  /// Reads two numbers, `dx` first.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
  }

  /// Writes two numbers, `dx` first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}

extension CGVector: CustomDebugStringConvertible {
  /// The components in parentheses.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
