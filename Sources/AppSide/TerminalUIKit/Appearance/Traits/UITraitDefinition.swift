/// A trait that its type identifies (UIKit).
///
/// `registerForTraitChanges(_:handler:)` takes an array of such types.
public protocol UITraitDefinition {
  /// Whether two collections differ in the trait.
  static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool
}

/// The type of a trait (UIKit).
public typealias UITrait = any UITraitDefinition.Type

/// The light or dark style of the interface, as a trait (UIKit).
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether one collection is light and the other dark.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// The preferred text size, as a trait (UIKit).
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Whether the preferred text sizes differ.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

/// The horizontal size class, as a trait (UIKit).
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Whether the horizontal size classes differ.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// The vertical size class, as a trait (UIKit).
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Whether the vertical size classes differ.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// The layout direction, as a trait (UIKit).
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Whether the layout directions differ.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}
