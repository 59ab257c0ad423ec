/// The methods that respond to the user's selection of tabs (UIKit).
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called after the user has tapped a tab, including the selected one.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
