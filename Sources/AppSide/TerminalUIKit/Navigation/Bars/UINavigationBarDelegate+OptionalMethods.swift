// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.navigationBar?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension UINavigationBarDelegate {
  @_disfavoredOverload
  public var navigationBar: NavigationBarDelegateMethods? {
    NavigationBarDelegateMethods(delegate: self)
  }
}

/// A value that forwards calls to the methods of ``UINavigationBarDelegate`` with these arguments.
@preconcurrency @MainActor
public struct NavigationBarDelegateMethods {
  let delegate: any UINavigationBarDelegate

  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}
