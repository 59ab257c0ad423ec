// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.scrollViewDidScrollToTop?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it.
extension UIScrollViewDelegate {
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  public var scrollViewWillEndDragging: ScrollViewDelegateMethods? {
    ScrollViewDelegateMethods(delegate: self)
  }

  public var scrollViewDidEndDragging: ScrollViewDelegateMethods? {
    ScrollViewDelegateMethods(delegate: self)
  }

  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }

  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
}

/// A value that forwards calls to the methods of ``UIScrollViewDelegate`` with these arguments.
@preconcurrency @MainActor
public struct ScrollViewDelegateMethods {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
