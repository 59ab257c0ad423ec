import Foundation

/// The methods of a navigation bar's delegate for code that writes the `?` of UIKit's optional methods:
/// `bar.delegate?.navigationBar?(bar, shouldPop: item)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UINavigationBarDelegate {
  /// The methods of this name.
  public var navigationBar: NavigationBarDelegateMethods? {
    NavigationBarDelegateMethods(delegate: self)
  }
}

/// What calls the methods of a navigation bar's delegate that have labels.
@preconcurrency @MainActor
public struct NavigationBarDelegateMethods {
  let delegate: any UINavigationBarDelegate

  /// Calls the method with these labels.
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}
