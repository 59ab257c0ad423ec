import Foundation

extension UIWindow {
  /// How far in front a window is (UIKit).
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Higher is farther in front.
    public let rawValue: CGFloat

    /// Makes a level of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level of its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows usually are.
    public static let normal = Level(rawValue: 0)
    /// In front of the status bar's place.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything.
    public static let alert = Level(rawValue: 2000)

    /// A level farther in front by a number.
    public static func + (level: Level, amount: CGFloat) -> Level { Level(level.rawValue + amount) }

    /// A level farther behind by a number.
    public static func - (level: Level, amount: CGFloat) -> Level { Level(level.rawValue - amount) }

    /// Moves a level to the front by a number.
    public static func += (level: inout Level, amount: CGFloat) { level = level + amount }

    /// Moves a level to the back by a number.
    public static func -= (level: inout Level, amount: CGFloat) { level = level - amount }
  }
}

extension UIWindow.Level: Comparable {
  /// Whether one is behind another.
  public static func < (one: UIWindow.Level, other: UIWindow.Level) -> Bool {
    one.rawValue < other.rawValue
  }
}
