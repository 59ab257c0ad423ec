import Foundation

/// A colour of a layer in sRGB with alpha (Core Graphics, which isn't available on Linux).
public final class CGColor: Hashable, Sendable {
  /// The red, green, blue and alpha components, each from 0 to 1.
  public let components: [CGFloat]?
  /// The alpha component, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Creates a colour from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    self.alpha = alpha
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Returns whether two colours have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
