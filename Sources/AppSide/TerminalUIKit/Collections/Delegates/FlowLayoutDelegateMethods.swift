import Foundation

/// Support for optional chaining, as in
/// `flow?.collectionView?(list, layout: layout, sizeForItemAt: indexPath)`.
///
/// UIKit's delegate methods are optional, which in Swift requires the Objective-C runtime. This
/// property provides the optional value that the `?` needs; its call operators forward to the
/// methods.
extension UICollectionViewDelegateFlowLayout {
  /// The delegate's methods, as an optional value.
  public var collectionView: FlowLayoutDelegateMethods? {
    FlowLayoutDelegateMethods(delegate: self)
  }
}

/// The methods of a flow layout's delegate as call operators.
@preconcurrency @MainActor
public struct FlowLayoutDelegateMethods {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// Calls `collectionView(_:layout:sizeForItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
