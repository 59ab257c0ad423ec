// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.animationController?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload
  public var presentationController: ViewControllerTransitioningDelegateMethods? {
    ViewControllerTransitioningDelegateMethods(delegate: self)
  }

  @_disfavoredOverload
  public var animationController: ViewControllerTransitioningDelegateMethods? {
    ViewControllerTransitioningDelegateMethods(delegate: self)
  }
}

/// A value that forwards calls to the methods of ``UIViewControllerTransitioningDelegate`` with these arguments.
@preconcurrency @MainActor
public struct ViewControllerTransitioningDelegateMethods {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    delegate.animationController(forDismissed: dismissed)
  }
}
