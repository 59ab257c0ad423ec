/// A protocol that gives every scroll view its `delegate` property.
///
/// UIKit's table view narrows the type of `delegate`, which Swift forbids for a settable property
/// of a class. Because the property is a member of this protocol's extension, subclasses can
/// declare one of their own type. Accessed through `UIScrollView`, they still have this one, and
/// both properties hold the same object.
@preconcurrency @MainActor
public protocol ScrollViewDelegateHolder: UIScrollView {}

extension ScrollViewDelegateHolder {
  /// The delegate of the scroll view.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
