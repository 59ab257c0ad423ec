import Foundation

/// Optional forms of the tab bar delegate's methods.
///
/// They support UIKit's optional calls: `bar.delegate?.tabBar?(bar, didSelect: item)`. Optional
/// protocol methods need the Objective-C runtime; the property here returns an optional value that
/// forwards the call.
extension UITabBarDelegate {
  /// The delegate's methods whose base name is `tabBar`.
  public var tabBar: TabBarDelegateMethods? { TabBarDelegateMethods(delegate: self) }
}

/// A callable value that forwards to the tab bar delegate's methods.
@preconcurrency @MainActor
public struct TabBarDelegateMethods {
  let delegate: any UITabBarDelegate

  /// Forwards to the delegate's `tabBar(_:didSelect:)`.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
