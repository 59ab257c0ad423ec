import Foundation

/// An item or a supplementary view of a collection view.
struct CollectionElement: Hashable {
  /// The kind of a supplementary view, or `nil` for an item.
  var kind: String?
  var indexPath: IndexPath
}

/// The state of a collection view.
@MainActor
struct CollectionState {
  /// The number of items in each section, or `nil` if the data source must be queried.
  var counts: [Int]?
  /// The numbers of items at the last reload, update or query.
  var lastCounts: [Int]?
  var isCounting = false
  /// A number that changes with the index paths, because the app may change the collection view
  /// while a cell is made.
  var revision = 0
  var hasLaidOutItems = false
  var laidOutBounds = CGRect.zero

  var views: [CollectionElement: UICollectionReusableView] = [:]
  var identities = RowIdentities()
  /// The visible elements, with headers before the items of their section.
  var shown: [CollectionElement] = []
  /// The visible elements whose size must be measured again.
  var unmeasured: Set<CollectionElement> = []

  var pool = ReusePool<UICollectionReusableView>()
  /// The cell that is being reconfigured, with its index path.
  var reconfiguring: (cell: UICollectionViewCell, indexPath: IndexPath)?

  var selection = ListSelection()
  var highlighted: IndexPath?
  /// Whether the highlighted item is an outline header, which expands or collapses.
  var isHeaderPressed = false
  var focused: IndexPath?

  var updates = ListUpdates()
  var updateDepth = 0
  var swipes: SwipeController?
  /// The drag of an item, if there is one.
  var movement: CellDrag<UICollectionViewCell>?
  /// Whether the data source has turned out not to implement the method that moves an item.
  var lacksMove = false
  var hasOwnBackground = false

  nonisolated init() {}
}
