import Foundation

/// The data source of a collection view (UIKit).
///
/// All methods but the first two are optional. Their default implementations behave as UIKit does
/// without them.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item, dequeued from the collection view and configured.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view that the layout requires.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether an item can be moved.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Moves an item after the user has moved it.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns an empty view and reports that it is missing, for which UIKit raises an exception.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    ListMisuse.missingSupplementaryView(kind: kind, at: indexPath).report()
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns `true`, until it turns out that the data source doesn't move items.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.collection.lacksMove }

  /// Leaves all items in place.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.collection.lacksMove = true }

  /// The method of the same name as an optional value, for code that calls it with `?`.
  public var numberOfSections: ListSectionCount<UICollectionView>? {
    ListSectionCount { [self] in self.numberOfSections(in: $0) }
  }

  /// The data source's optional methods as an optional value, for code that calls them with `?`.
  public var collectionView: CollectionDataSourceMethods? {
    CollectionDataSourceMethods(dataSource: self)
  }
}

/// The methods of a collection view's data source as call operators.
@preconcurrency @MainActor
public struct CollectionDataSourceMethods {
  let dataSource: any UICollectionViewDataSource

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dataSource.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Calls `collectionView(_:canMoveItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }

  /// Calls `collectionView(_:moveItemAt:to:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}
