import Foundation

/// Decides where the views of a collection are (UIKit); subclass it to make a layout of your own.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  final var isPrepared = false

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout of an archive; Linux has none of Interface Builder's, so it is a plain one.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Called before the layout is asked for anything, and again after it was invalidated.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Where the views are that lie, wholly or not, in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a header or footer is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Says that `prepare()` must be called again.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.layoutWasInvalidated()
  }

  /// Whether the layout is another one for other bounds: for another size, unless a subclass says
  /// otherwise.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout is another one when a view would like to be somewhere else.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Where the content should come to rest.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would.
  ///   - velocity: How fast the finger was, in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The direction in which the content goes on.
  var scrollAxis: NSLayoutConstraint.Axis { .vertical }

  /// Whether the views of a place say how big they are.
  func asksForSizes(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Takes in where a view would like to be.
  ///
  /// - Returns: Whether that changes the layout.
  func adopt(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Called before the collection asks for its items again; what was learned of them is of no use.
  func forgetSizes() {}

  /// Called when items have other places now.
  func itemsDidMove(_ place: (IndexPath) -> IndexPath?) { forgetSizes() }

  /// The buttons that a swipe over an item shows.
  func swipeActions(at indexPath: IndexPath, _ edge: RowSwipe.Edge) -> UISwipeActionsConfiguration?
  {
    nil
  }

  final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}
