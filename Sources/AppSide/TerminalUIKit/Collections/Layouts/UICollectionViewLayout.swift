import Foundation

/// The layout of a collection view, which subclasses implement (UIKit).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  final var isPrepared = false

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates an empty layout, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Called before the layout is queried, and again after it was invalidated.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Invalidates the layout, so that `prepare()` is called again.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.layoutWasInvalidated()
  }

  /// Returns whether the new bounds invalidate the layout; a new size always does, whatever a
  /// subclass returns.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns whether the preferred attributes of a view invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the offset at which scrolling should stop.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The proposed offset.
  ///   - velocity: The velocity of the finger, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The axis along which the content scrolls.
  var scrollAxis: NSLayoutConstraint.Axis { .vertical }

  /// Returns whether the element's view determines its own size.
  func measuresViews(for attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Adopts the preferred attributes of a view.
  ///
  /// - Returns: Whether the layout has changed.
  func adopt(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Called before the collection view queries its data source again, which makes measured sizes
  /// invalid.
  func discardMeasuredSizes() {}

  /// Called after the index paths of items have changed.
  func itemsDidMove(_ place: (IndexPath) -> IndexPath?) { discardMeasuredSizes() }

  /// Returns the swipe actions of an item.
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
