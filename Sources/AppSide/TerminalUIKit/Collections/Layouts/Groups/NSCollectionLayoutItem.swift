import Foundation

/// An item of a compositional layout (UIKit).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item in its group.
  public let layoutSize: NSCollectionLayoutSize
  /// The views beside the item, such as badges, which aren't shown.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The space inside the item's place around its content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item's place, or `nil` for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}
