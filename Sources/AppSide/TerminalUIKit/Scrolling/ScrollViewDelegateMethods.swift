import Foundation

/// The methods of a scroll view's delegate for code that writes the `?` of UIKit's optional methods:
/// `scrollView.delegate?.scrollViewDidScroll?(scrollView)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UIScrollViewDelegate {
  /// The method of this name.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  /// The method of this name.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// The method of this name.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// The method of this name.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// The method of this name.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// The method of this name.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }

  /// The method of this name.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  /// The method of this name.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  /// The methods of this name.
  public var scrollViewWillEndDragging: ScrollViewDelegateMethods? {
    ScrollViewDelegateMethods(delegate: self)
  }

  /// The methods of this name.
  public var scrollViewDidEndDragging: ScrollViewDelegateMethods? {
    ScrollViewDelegateMethods(delegate: self)
  }
}

/// What calls the methods of a scroll view's delegate that have labels.
@preconcurrency @MainActor
public struct ScrollViewDelegateMethods {
  let delegate: any UIScrollViewDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
