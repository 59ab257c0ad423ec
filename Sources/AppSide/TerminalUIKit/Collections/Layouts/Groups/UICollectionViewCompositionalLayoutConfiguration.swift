import Foundation

/// The options of a compositional layout (UIKit).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Creates the default options.
  public override init() { super.init() }

  /// The axis along which the content scrolls; stored but has no effect, because it is always the
  /// vertical one.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout, which aren't shown.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
