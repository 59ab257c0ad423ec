import Foundation

/// The methods of a tab bar's delegate for code that writes the `?` of UIKit's optional methods:
/// `bar.delegate?.tabBar?(bar, didSelect: item)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UITabBarDelegate {
  /// The methods of this name.
  public var tabBar: TabBarDelegateMethods? { TabBarDelegateMethods(delegate: self) }
}

/// What calls the methods of a tab bar's delegate that have labels.
@preconcurrency @MainActor
public struct TabBarDelegateMethods {
  let delegate: any UITabBarDelegate

  /// Calls the method with these labels.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
