import Foundation

/// A view controller whose view is a collection view, and which is its data source and delegate
/// (UIKit).
///
/// Subclasses override the data source and delegate methods that they need.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  final private var storedCollectionView: UICollectionView?
  private let initialLayout: UICollectionViewLayout

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view has a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout, because there are no Interface Builder archives on
  /// Linux.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, a subview of `view`, which is loaded on first access.
  ///
  /// A new one takes the place of the old one. The controller becomes its data source and delegate if
  /// it has none. In `loadView()`, where there is no old one, it stays where the app adds it.
  open var collectionView: UICollectionView! {
    get {
      if storedCollectionView == nil { loadViewIfNeeded() }
      return storedCollectionView
    }
    set { replaceCollectionView(with: newValue ?? makeCollectionView()) }
  }

  /// The view, which contains the collection view or is one that the app has made.
  open override var view: UIView! {
    get { super.view }
    set {
      super.view = newValue
      if storedCollectionView == nil, let own = newValue as? UICollectionView { adopt(own) }
    }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    storedCollectionView?.collectionViewLayout ?? initialLayout
  }

  /// Whether the selection is cleared when the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// Starts or ends editing of the collection view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    storedCollectionView?.isEditing = editing
  }

  /// Creates the view and, in it, the collection view.
  open override func loadView() { view = fallbackView() }

  /// Returns a view with the collection view in it.
  override func fallbackView() -> UIView {
    let container = super.fallbackView()
    let collection = storedCollectionView ?? makeCollectionView()
    adopt(collection)
    if collection.superview == nil {
      collection.frame = container.bounds
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(collection)
    }
    return container
  }

  private func makeCollectionView() -> UICollectionView {
    UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
  }

  private func adopt(_ collection: UICollectionView) {
    storedCollectionView = collection
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    collection.isEditing = isEditing
  }

  private func replaceCollectionView(with collection: UICollectionView) {
    let old = storedCollectionView
    guard old !== collection else { return }
    adopt(collection)
    guard let old else { return }
    if viewIfLoaded === old { return view = collection }
    guard let superview = old.superview else { return }
    collection.frame = old.frame
    collection.autoresizingMask = old.autoresizingMask
    superview.insertSubview(collection, aboveSubview: old)
    old.removeFromSuperview()
  }

  /// Clears the selection if `clearsSelectionOnViewWillAppear` is set.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = storedCollectionView else { return }
    for indexPath in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections, which is 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items in a section, which is 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Returns an empty supplementary view, and reports on standard error that it is missing.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    ListMisuse.missingSupplementaryView(kind: kind, at: indexPath).report()
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns `true`, until it turns out that the subclass doesn't move items.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.collection.lacksMove }

  /// Leaves all items in place.
  ///
  /// Subclasses move an item in their data after the user has moved it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.collection.lacksMove = true }

  // MARK: UICollectionViewDelegate

  /// Returns whether an item may be highlighted, which is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after an item was highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called after an item was unhighlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns whether the user may select an item, which is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns whether the user may deselect an item, which is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after the user has selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called after the user has deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Returns whether a tap performs an item's primary action, which is `false` while items are
  /// edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Performs the primary action of an item.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Returns whether an item can be focused, which is `true`.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called before a cell is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell was removed from display.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a supplementary view was removed from display.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns the target of a moved item, which the method for systems before iOS 15 determines.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Returns the target of a moved item on systems before iOS 15, which is the proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: UIScrollViewDelegate

  /// Called after the content was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when the user starts to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the user is about to stop dragging the content.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called after the user has stopped dragging the content.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Called after scrolling has decelerated to a stop.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called at the end of a scrolling animation that the app has started.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns the context menu of an item, which is `nil`.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the context menu of several items, which is that of the first one.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
}
