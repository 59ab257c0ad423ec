import Foundation

extension UIWindow {
  /// The position of a window in the front-to-back order (UIKit).
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The raw value; windows with higher values are in front.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default level.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns a level raised by an amount.
    public static func + (level: Level, amount: CGFloat) -> Level { Level(level.rawValue + amount) }

    /// Returns a level lowered by an amount.
    public static func - (level: Level, amount: CGFloat) -> Level { Level(level.rawValue - amount) }

    /// Raises a level by an amount.
    public static func += (level: inout Level, amount: CGFloat) { level = level + amount }

    /// Lowers a level by an amount.
    public static func -= (level: inout Level, amount: CGFloat) { level = level - amount }
  }
}

extension UIWindow.Level: Comparable {
  /// Returns whether one level is behind another.
  public static func < (one: UIWindow.Level, other: UIWindow.Level) -> Bool {
    one.rawValue < other.rawValue
  }
}
