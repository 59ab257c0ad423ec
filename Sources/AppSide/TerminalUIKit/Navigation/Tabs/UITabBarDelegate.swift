/// Hears which tab the user has chosen (UIKit).
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called after the user has tapped a tab, the selected one included.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
