import Foundation

/// The methods of a navigation controller's delegate for code that writes the `?` of UIKit's optional methods:
/// `navigation.delegate?.navigationController?(navigation, willShow: screen, animated: true)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UINavigationControllerDelegate {
  /// The methods of this name.
  public var navigationController: NavigationControllerDelegateMethods? {
    NavigationControllerDelegateMethods(delegate: self)
  }
}

/// What calls the methods of a navigation controller's delegate that have labels.
@preconcurrency @MainActor
public struct NavigationControllerDelegateMethods {
  let delegate: any UINavigationControllerDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }
}
