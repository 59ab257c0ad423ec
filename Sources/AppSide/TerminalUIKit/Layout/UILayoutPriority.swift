/// The priority of a layout constraint (UIKit).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 1 (lowest) to 1000 (required).
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The priority with which content resists compression by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a view hugs its content by default.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a measured view follows its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + amount)
  }

  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
  }
}

extension UILayoutPriority: Comparable {
  /// Returns whether one priority is lower than another.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
