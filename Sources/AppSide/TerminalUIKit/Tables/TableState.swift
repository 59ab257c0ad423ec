import Foundation

/// The state of a table's rows and their views.
@MainActor
struct TableState {
  /// The positions of all elements, or `nil` if the data source must be asked.
  var geometry: ListGeometry?
  /// The number of rows in each section at the last reload or update, or `nil` if the data source
  /// must be asked.
  var counts: [Int]?
  /// The width at which the heights were measured.
  var width: CGFloat = 0
  var isLoading = false
  /// The number of times that rows have moved, to detect changes that the app makes while a cell is
  /// created.
  var revision = 0
  /// Whether the table has ever been laid out with its rows.
  var hasLaidOutRows = false

  var cells: [IndexPath: UITableViewCell] = [:]
  /// The cells of rows that aren't visible, created for tests that list all rows.
  var offscreenCells: [IndexPath: UITableViewCell] = [:]
  var identities = RowIdentities()
  /// The visible headers and footers.
  var headerFooterViews: [ListElement: UIView] = [:]
  /// The headers and footers that were created to measure their heights.
  var measuredHeaderFooterViews: [ListElement: UIView] = [:]
  /// The visible elements, from top to bottom.
  var shown: [ListElement] = []
  /// The rows with cells whose heights must be measured again.
  var unmeasured: Set<IndexPath> = []

  var cellPool = ReusePool<UITableViewCell>()
  var headingPool = ReusePool<UITableViewHeaderFooterView>()
  /// The cell that is being reconfigured, and its row.
  var reconfiguring: (cell: UITableViewCell, indexPath: IndexPath)?

  var selection = ListSelection()
  var highlighted: IndexPath?
  var focused: IndexPath?

  var updates = ListUpdates()
  var updateDepth = 0

  var isEditing = false
  var swipes: SwipeController?
  /// The drag with which the user moves a row.
  var movement: CellDrag<UITableViewCell>?
  /// Whether the data source has turned out not to implement the method that moves a row.
  var lacksMove = false

  nonisolated init() {}
}
