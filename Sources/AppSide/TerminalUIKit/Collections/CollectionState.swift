import Foundation

/// A view of a collection: of an item, or a header or the like.
struct CollectionElement: Hashable {
  /// The kind; nil for an item.
  var kind: String?
  var indexPath: IndexPath
}

/// What a collection knows of its items and shows of them.
@MainActor
struct CollectionState {
  /// How many items each section has; nil when the data source must be asked.
  var counts: [Int]?
  /// What the data source said at the last reload or update, or when it was last asked.
  var lastCounts: [Int]?
  var isCounting = false
  /// How often items have got other places: the app may change the collection while a cell is made.
  var revision = 0
  var isTiled = false
  var laidOutBounds = CGRect.zero

  var views: [CollectionElement: UICollectionReusableView] = [:]
  var identities = RowIdentities()
  /// What is on show, headers before the items of their section.
  var shown: [CollectionElement] = []
  /// What is on show and must say again how big it is.
  var unmeasured: Set<CollectionElement> = []

  var pool = ReusePool<UICollectionReusableView>()
  /// The cell that is being configured again, and its item.
  var reconfiguring: (cell: UICollectionViewCell, indexPath: IndexPath)?

  var selection = ListSelection()
  var highlighted: IndexPath?
  /// Whether what is marked is the header of an outline, which opens and closes it.
  var isHeaderPressed = false
  var focused: IndexPath?

  var updates = ListUpdates()
  var updateDepth = 0
  var swipes: SwipeController?
  /// The item that the user is dragging to another place.
  var movement: CellDrag<UICollectionViewCell>?
  var hasOwnBackground = false

  nonisolated init() {}
}
