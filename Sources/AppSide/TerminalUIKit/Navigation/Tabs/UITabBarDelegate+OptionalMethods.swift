// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.tabBar?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension UITabBarDelegate {
  @_disfavoredOverload
  public var tabBar: TabBarDelegateMethods? { TabBarDelegateMethods(delegate: self) }
}

/// A value that forwards calls to the methods of ``UITabBarDelegate`` with these arguments.
@preconcurrency @MainActor
public struct TabBarDelegateMethods {
  let delegate: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
