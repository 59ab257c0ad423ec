/// What has a delegate of the scroll view's kind: every scroll view.
///
/// UIKit's table view narrows the type of `delegate`, which Swift forbids for a property that can be
/// set. As a member of this protocol it is one that subclasses can have in a type of their own; seen as
/// a `UIScrollView`, each of them still has this one, and both are the same object.
@preconcurrency @MainActor
public protocol ScrollViewDelegateHolder: UIScrollView {}

extension ScrollViewDelegateHolder {
  /// Who hears how the content is scrolled.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
