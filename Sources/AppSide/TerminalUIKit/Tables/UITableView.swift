import CellRendering
import ElementTypes
import Foundation

/// A list of rows in sections (UIKit).
///
/// Only visible rows have cells, which are reused as rows scroll. By default a row has one line of
/// text and, with separators, an empty line below it for the separator.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  final var table = TableState()
  final private weak var tableDelegate: (any UITableViewDelegate)?

  /// The style of the table.
  public let style: Style

  final private var contextMenuTrigger: ContextMenuTrigger?

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - style: The style of the table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table with a frame in its superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates an empty table, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contextMenuTrigger = makeContextMenuTrigger()
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  /// The data source of the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    // The data source may not be ready to be asked yet.
    didSet {
      guard dataSource !== oldValue else { return }
      table.lacksMove = false
      discardData()
    }
  }

  /// The delegate of the table.
  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { scrollDelegate = newValue }
  }

  /// The object that loads data ahead; never asked, because rows are made when they are shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Reloads all data and clears the selection.
  open func reloadData() {
    discardData()
    // As in UIKit, updates are checked against the current row counts even before the next layout.
    loadCounts()
  }

  /// The number of sections.
  open var numberOfSections: Int { geometry.sections.count }

  /// Returns the number of rows in a section.
  ///
  /// A section that doesn't exist is reported and has none.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = geometry.counts
    if counts.indices.contains(section) { return counts[section] }
    if dataSource != nil {
      ListMisuse.noSection(.table, section, count: counts.count).report()
    }
    return 0
  }

  // MARK: Cells

  /// Returns the cell of a row, or `nil` if the row isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  /// Returns the row of a cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    table.shown.compactMap { $0.indexPath.flatMap { table.cells[$0] } }
  }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { table.shown.compactMap(\.indexPath) }

  /// Returns the header of a section, or `nil` if it isn't visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.headerFooterViews[.header(section)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or `nil` if it isn't visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.headerFooterViews[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Registers the class of cells with an identifier, or unregisters it if the class is `nil`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Registers the class of headers and footers with an identifier, or unregisters it if the class
  /// is `nil`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeadings(aClass, identifier)
  }

  /// Returns a reusable cell or a new one, or `nil` if the identifier isn't registered and no cell
  /// is available.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  /// Returns a reusable cell or a new one.
  ///
  /// An identifier that isn't registered is reported on standard error in UIKit's words, and the
  /// method returns a default cell; UIKit throws an exception.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeue(identifier, for: indexPath)
  }

  /// Returns a reusable header or footer view or a new one.
  ///
  /// The result is `nil` if the identifier isn't registered and no view is available.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeading(identifier)
  }

  // MARK: Appearance

  /// The height of rows, in points, or `automaticDimension` for that of their content.
  ///
  /// Setting an invalid height is reported and ignored; UIKit throws an exception.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet {
      if !rowHeight.isValidRowHeight {
        ListMisuse.invalidHeight(rowHeight, nil).report()
        rowHeight = oldValue
      }
      heightsMayHaveChanged()
    }
  }
  /// The height of headers, in points, or `automaticDimension` for that of their content.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsMayHaveChanged() }
  }
  /// The height of footers, in points, or `automaticDimension` for that of their content.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsMayHaveChanged() }
  }
  /// The estimated height of rows, in points, which applies until a row is measured.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsMayHaveChanged() }
  }
  /// The estimated height of headers, in points.
  ///
  /// It is never used, because headers are measured at once.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of footers, in points.
  ///
  /// It is never used, because footers are measured at once.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above headers, in points; `automaticDimension` means none.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsMayHaveChanged() }
  }
  /// The style of separators between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { separatorsDidChange() } }
  }
  /// The distances of separators from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 2 * CellMetrics.width, bottom: 0, right: 0) {
    didSet {
      if !accepts(separatorInset, as: "separatorInset") { separatorInset = oldValue }
      separatorsDidChange()
    }
  }
  /// The colour of separators.
  open var separatorColor: UIColor? = .separator { didSet { separatorsDidChange() } }

  /// The view above all rows, which scrolls with them and keeps its height.
  open var tableHeaderView: UIView? { didSet { replaceEdge(oldValue, with: tableHeaderView) } }
  /// The view below all rows, which scrolls with them and keeps its height.
  open var tableFooterView: UIView? { didSet { replaceEdge(oldValue, with: tableFooterView) } }
  /// The view behind all rows, which doesn't scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Geometry

  /// Returns the rectangle of a section, in the content's coordinates.
  open func rect(forSection section: Int) -> CGRect { rect(geometry.span(ofSection: section)) }

  /// Returns the rectangle of a section's header, in the content's coordinates.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(geometry.span(of: .header(section)))
  }

  /// Returns the rectangle of a section's footer, in the content's coordinates.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(geometry.span(of: .footer(section)))
  }

  /// Returns the rectangle of a row, in the content's coordinates, or an empty one if the row
  /// doesn't exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(geometry.span(of: .row(indexPath)))
  }

  /// Returns the row at a point in the content's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < storedBounds.width else { return nil }
    return geometry.row(at: point.y)
  }

  /// Returns the rows that intersect a rectangle in the content's coordinates.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    geometry.elements(from: rect.minY, to: rect.maxY).compactMap(\.indexPath)
  }

  /// Scrolls a row to a position.
  ///
  /// A row that doesn't exist is reported on standard error in UIKit's words; UIKit throws an
  /// exception.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls the selected row nearest to the visible area to a position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToSelection(scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Makes several updates of rows and sections together.
  ///
  /// The data source must have changed in the same way. If not, that is reported on standard error
  /// in UIKit's words, and the table reloads its data.
  ///
  /// - Parameters:
  ///   - updates: Makes the insertions, deletions, moves and reloads.
  ///   - completion: Called with `true` after the animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    finishUpdates(completion)
  }

  /// Begins a group of updates that are committed together.
  open func beginUpdates() { table.updateDepth += 1 }

  /// Commits the updates since `beginUpdates()`.
  open func endUpdates() {
    guard table.updateDepth > 0 else { return }
    table.updateDepth -= 1
    if table.updateDepth == 0 { commitUpdates() }
  }

  /// Whether updates since `beginUpdates()` haven't been committed.
  open var hasUncommittedUpdates: Bool { table.updateDepth > 0 }

  /// Inserts sections that were added to the data source.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections that were removed from the data source.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section to its new index in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(ListUpdates.SectionMove(from: section, to: newSection)) }
  }

  /// Inserts rows that were added to the data source.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes rows that were removed from the data source.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Reloads rows with new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Asks the data source to configure the existing cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Moves a row to its new index path in the data source.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append(ListUpdates.ItemMove(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Selection

  /// Whether the user can select rows.
  open var allowsSelection = true { didSet { selectionRulesDidChange() } }
  /// Whether the user can select more than one row.
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }
  /// Whether the user can select rows in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select more than one row in editing mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether moving the keyboard focus selects rows.
  open var selectionFollowsFocus = false

  /// The row selected last.
  open var indexPathForSelectedRow: IndexPath? { table.selection.last }

  /// The selected rows in the order of their selection, or `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selection.isEmpty ? nil : table.selection.indexPaths
  }

  /// Selects a row without calling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row, or `nil` to clear the selection. A row that doesn't exist is reported
  ///     and ignored.
  ///   - animated: Whether to animate the scrolling.
  ///   - scrollPosition: The position to scroll the row to; `none` doesn't scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByApp(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  // MARK: Editing

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // MARK: UIView

  /// The size of all sections, in points.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Updates the cells for the visible rows.
  open override func layoutSubviews() {
    if table.width != storedBounds.width { widthDidChange() }
    loadIfNeeded()
    super.layoutSubviews()
    tile()
    followWaitingGoal()
  }

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Unhighlights the row if the touch is no longer a tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, touch.hasMovedBeyondTap(in: self) { unhighlight() }
    super.touchesMoved(touches, with: event)
  }

  /// Selects the highlighted row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch() { super.touchesEnded(touches, with: event) }
  }

  /// Unhighlights the row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if table.highlighted == nil { super.touchesCancelled(touches, with: event) }
    unhighlight()
  }

  /// Moves the keyboard focus or highlights the focused row.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !beginKey($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Selects the row that a key has highlighted.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !endKey($0) } ?? true }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  /// Whether the Tab key can move the focus to the table, which is so if rows can be selected.
  open override var canBecomeFocused: Bool {
    allowsSelection && geometry.counts.contains { $0 > 0 }
  }

  /// Whether the table itself has the focus.
  ///
  /// As in UIKit, a visible focused row has it instead.
  open override var isFocused: Bool {
    super.isFocused && focusedCell == nil
  }

  /// The row that has the focus, or `nil` if it is out of sight.
  final var focusedCell: UITableViewCell? { table.focused.flatMap { table.cells[$0] } }

  override func focusDidChange() {
    super.focusDidChange()
    focusMayHaveMoved()
  }

  override func scrollDelegateDidChange() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    heightsMayHaveChanged()
  }

  override func showContent() { if table.hasLaidOutRows { tile() } }

  override var hasMadeContent: Bool { table.hasLaidOutRows }

  override func userWillScroll() { closeSwipe() }

  override func beginSwipe(_ touch: UITouch, translation: CGPoint) -> Bool {
    beginRowSwipe(touch, translation: translation)
  }

  override func endSwipe(translation: CGPoint, isCancelled: Bool) {
    swipes.end(translation: translation, isCancelled: isCancelled)
  }

  override var defaultElementType: ElementType { .table }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    guard accessibilityElements == nil, !accessibilityElementsHidden else {
      return super.visitAccessibilityChildren(visit)
    }
    return visitRows(visit) && visitScrollBars(visit)
  }
}
