import Foundation

/// The methods of a flow layout's delegate for code that writes the `?` of UIKit's optional methods:
/// `flow?.collectionView?(list, layout: layout, sizeForItemAt: indexPath)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UICollectionViewDelegateFlowLayout {
  /// The methods of this name.
  public var collectionView: FlowLayoutDelegateMethods? {
    FlowLayoutDelegateMethods(delegate: self)
  }
}

/// What calls the methods of a flow layout's delegate that have labels.
@preconcurrency @MainActor
public struct FlowLayoutDelegateMethods {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
