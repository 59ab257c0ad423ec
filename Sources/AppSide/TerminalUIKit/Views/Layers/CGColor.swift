import Foundation

/// A colour as layers take it: sRGB with opacity (Core Graphics, which Linux lacks).
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1.
  public let components: [CGFloat]?
  /// Opacity, from 0 (clear) to 1 (opaque).
  public let alpha: CGFloat

  /// Makes a colour of its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    self.alpha = alpha
  }

  /// How many numbers make it up, opacity included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Whether two colours have the same parts.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  /// Feeds its parts into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
