import Foundation

/// Optional forms of the navigation bar delegate's methods.
///
/// They support UIKit's optional calls: `bar.delegate?.navigationBar?(bar, shouldPop: item)`.
/// Optional protocol methods need the Objective-C runtime; the property here returns an optional
/// value that forwards the call.
extension UINavigationBarDelegate {
  /// The delegate's methods whose base name is `navigationBar`.
  public var navigationBar: NavigationBarDelegateMethods? {
    NavigationBarDelegateMethods(delegate: self)
  }
}

/// A callable value that forwards to the navigation bar delegate's methods.
@preconcurrency @MainActor
public struct NavigationBarDelegateMethods {
  let delegate: any UINavigationBarDelegate

  /// Forwards to the delegate's `navigationBar(_:shouldPop:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// Forwards to the delegate's `navigationBar(_:didPop:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}
