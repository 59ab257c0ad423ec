import Foundation

/// A class with a proxy object for the appearance of all its instances (UIKit).
///
/// Values set on the proxy apply to a view when it enters a window, unless the view has its own values.
/// See the list of differences for the properties.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy for all instances.
  static func appearance() -> Self
  /// Returns the appearance proxy for the instances inside objects of certain classes.
  ///
  /// - Parameter containerTypes: The classes, from the inside to the outside.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the appearance proxy for all instances; the traits have no effect.
  static func appearance(for trait: UITraitCollection) -> Self
}

/// A class whose objects contain views (UIKit).
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the appearance proxy for all views of the class.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy for the views of the class inside objects of certain classes.
  ///
  /// - Parameter containerTypes: The classes, from the inside to the outside.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIApplication.shared.appearanceProxies.proxy(of: self, in: containerTypes)
  }

  /// Returns the appearance proxy for all views of the class; the traits have no effect.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
