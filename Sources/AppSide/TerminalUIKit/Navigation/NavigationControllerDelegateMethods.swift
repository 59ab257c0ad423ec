import Foundation

/// Optional forms of the navigation controller delegate's methods.
///
/// They support UIKit's optional calls: `navigation.delegate?.navigationController?(navigation,
/// willShow: screen, animated: true)`. Optional protocol methods need the Objective-C runtime; the
/// property here returns an optional value that forwards the call.
extension UINavigationControllerDelegate {
  /// The delegate's methods whose base name is `navigationController`.
  public var navigationController: NavigationControllerDelegateMethods? {
    NavigationControllerDelegateMethods(delegate: self)
  }
}

/// A callable value that forwards to the navigation controller delegate's methods.
@preconcurrency @MainActor
public struct NavigationControllerDelegateMethods {
  let delegate: any UINavigationControllerDelegate

  /// Forwards to the delegate's `navigationController(_:willShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Forwards to the delegate's `navigationController(_:didShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }
}
