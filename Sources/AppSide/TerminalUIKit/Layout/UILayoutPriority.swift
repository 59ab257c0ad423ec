/// How strongly a layout should hold to something (UIKit).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 (least) to 1000 (required).
  public var rawValue: Float

  /// Makes a priority of its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must be so.
  public static let required = UILayoutPriority(1000)
  /// Nearly as strong as what must be: how content resists being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// Weak: how content resists being made bigger.
  public static let defaultLow = UILayoutPriority(250)
  /// The weakest: how a view being measured follows the target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by a number.
  public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + amount)
  }

  /// A priority that is lower by a number.
  public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
  }
}

extension UILayoutPriority: Comparable {
  /// Whether one is weaker than another.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
