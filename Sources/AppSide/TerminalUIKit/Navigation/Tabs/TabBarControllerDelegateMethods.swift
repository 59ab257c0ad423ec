import Foundation

/// Optional forms of the tab bar controller delegate's methods.
///
/// They support UIKit's optional calls: `tabs.delegate?.tabBarController?(tabs, didSelect:
/// controller)`. Optional protocol methods need the Objective-C runtime; the property here returns
/// an optional value that forwards the call.
extension UITabBarControllerDelegate {
  /// The delegate's methods whose base name is `tabBarController`.
  public var tabBarController: TabBarControllerDelegateMethods? {
    TabBarControllerDelegateMethods(delegate: self)
  }
}

/// A callable value that forwards to the tab bar controller delegate's methods.
@preconcurrency @MainActor
public struct TabBarControllerDelegateMethods {
  let delegate: any UITabBarControllerDelegate

  /// Forwards to the delegate's `tabBarController(_:shouldSelect:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Forwards to the delegate's `tabBarController(_:didSelect:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }
}
