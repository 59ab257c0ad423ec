import Foundation

/// The methods of a tab bar controller's delegate for code that writes the `?` of UIKit's optional methods:
/// `tabs.delegate?.tabBarController?(tabs, didSelect: controller)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UITabBarControllerDelegate {
  /// The methods of this name.
  public var tabBarController: TabBarControllerDelegateMethods? {
    TabBarControllerDelegateMethods(delegate: self)
  }
}

/// What calls the methods of a tab bar controller's delegate that have labels.
@preconcurrency @MainActor
public struct TabBarControllerDelegateMethods {
  let delegate: any UITabBarControllerDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }
}
