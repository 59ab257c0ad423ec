/// One trait, named by its type (UIKit).
///
/// `registerForTraitChanges(_:handler:)` takes such types to say which changes matter.
public protocol UITraitDefinition {
  /// Whether two collections differ in the trait.
  static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool
}

/// The type of a trait (UIKit).
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark (UIKit).
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether one is light and the other dark.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// How big the user wants text to be (UIKit).
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Whether the sizes of text differ.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

/// How much room there is across (UIKit).
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Whether the size classes across differ.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// How much room there is from top to bottom (UIKit).
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Whether the size classes from top to bottom differ.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// In which direction the interface is read (UIKit).
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Whether the reading directions differ.
  public static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}
