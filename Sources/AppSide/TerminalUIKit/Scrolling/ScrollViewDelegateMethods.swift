import Foundation

/// Optional forms of the scroll view delegate's methods.
///
/// They support UIKit's optional calls: `scrollView.delegate?.scrollViewDidScroll?(scrollView)`.
/// Optional protocol methods need the Objective-C runtime. Each property here returns an optional
/// closure that calls the method of the same name.
extension UIScrollViewDelegate {
  /// A closure that calls the method of the same name.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  /// A closure that calls the method of the same name.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// A closure that calls the method of the same name.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// A closure that calls the method of the same name.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// A closure that calls the method of the same name.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// A closure that calls the method of the same name.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }

  /// A closure that calls the method of the same name.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  /// A closure that calls the method of the same name.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  /// The delegate's method whose base name is `scrollViewWillEndDragging`.
  public var scrollViewWillEndDragging: ScrollViewDelegateMethods? {
    ScrollViewDelegateMethods(delegate: self)
  }

  /// The delegate's method whose base name is `scrollViewDidEndDragging`.
  public var scrollViewDidEndDragging: ScrollViewDelegateMethods? {
    ScrollViewDelegateMethods(delegate: self)
  }
}

/// A callable value that forwards to the scroll view delegate's methods with argument labels.
@preconcurrency @MainActor
public struct ScrollViewDelegateMethods {
  let delegate: any UIScrollViewDelegate

  /// Forwards to the delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Forwards to the delegate's `scrollViewDidEndDragging(_:willDecelerate:)`.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
