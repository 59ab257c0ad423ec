import Foundation

/// What a table knows of its rows and shows of them.
@MainActor
struct TableState {
  /// Where everything lies; nil when the data source must be asked.
  var geometry: ListGeometry?
  /// How many rows each section has, as the data source said at the last reload or update; nil when it
  /// must be asked.
  var counts: [Int]?
  /// The width for which heights were worked out.
  var width: CGFloat = 0
  var isLoading = false
  /// How often rows have got other places: the app may change the table while a cell is made.
  var revision = 0
  /// Whether rows have been put into the view since the table was made.
  var isTiled = false

  var cells: [IndexPath: UITableViewCell] = [:]
  /// Cells of rows that are not on show, made because a test wants to know of all rows.
  var cellsAhead: [IndexPath: UITableViewCell] = [:]
  var identities = RowIdentities()
  /// The headers and footers on show.
  var headings: [ListElement: UIView] = [:]
  /// Headers and footers that were made to find out how high they are.
  var waitingHeadings: [ListElement: UIView] = [:]
  /// What is on show, from top to bottom.
  var shown: [ListElement] = []
  /// The rows on show whose height must be worked out again.
  var unmeasured: Set<IndexPath> = []

  var cellPool = ReusePool<UITableViewCell>()
  var headingPool = ReusePool<UITableViewHeaderFooterView>()
  /// The cell that is being configured again, and its row.
  var reconfiguring: (cell: UITableViewCell, indexPath: IndexPath)?

  var selection = ListSelection()
  var highlighted: IndexPath?
  var focused: IndexPath?

  var updates = ListUpdates()
  var updateDepth = 0

  var isEditing = false
  var swipes: SwipeController?
  /// The row that the user is dragging to another place.
  var movement: CellDrag<UITableViewCell>?

  nonisolated init() {}
}
