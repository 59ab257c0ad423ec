import Foundation

/// The methods of a collection's delegate for code that writes the `?` of UIKit's optional methods:
/// `collectionView.delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)`.
///
/// Swift has optional methods only with the Objective-C runtime. This is the optional value that the
/// `?` needs; called, it calls the method.
@preconcurrency @MainActor
public struct CollectionDelegateMethods {
  let delegate: any UICollectionViewDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, didDeselectItemAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
}
