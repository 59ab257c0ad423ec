import Foundation

/// A class with an object that stands for the appearance of all its instances (UIKit).
///
/// What is set on the object applies to a view when it enters a window, unless the view itself has
/// another value. See the list of differences for the properties.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the object that stands for all instances.
  static func appearance() -> Self
  /// Returns the object that stands for the instances inside objects of certain classes.
  ///
  /// - Parameter containerTypes: The classes, from the inside to the outside.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the object that stands for all instances; the traits have no effect.
  static func appearance(for trait: UITraitCollection) -> Self
}

/// A class whose objects contain views (UIKit).
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the object that stands for all views of the class.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the object that stands for the views of the class inside objects of certain classes.
  ///
  /// - Parameter containerTypes: The classes, from the inside to the outside.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIApplication.shared.appearanceProxies.proxy(of: self, in: containerTypes)
  }

  /// Returns the object that stands for all views of the class; the traits have no effect.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
