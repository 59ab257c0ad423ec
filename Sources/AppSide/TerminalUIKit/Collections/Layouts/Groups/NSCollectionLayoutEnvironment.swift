import Foundation

/// The environment of a layout (UIKit).
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the layout.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the layout.
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout (UIKit).
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, in points.
  var contentSize: CGSize { get }
  /// The size of the container without its insets, in points.
  var effectiveContentSize: CGSize { get }
}

/// The layout environment of a collection view.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ collectionView: UICollectionView) {
    contentSize = collectionView.bounds.size
    traitCollection = collectionView.traitCollection
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
}
