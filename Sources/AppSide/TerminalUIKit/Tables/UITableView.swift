import CellRendering
import Foundation

/// A list of rows in sections (UIKit).
///
/// Only the rows on show exist as cells; a cell that is scrolled out of view is shown again for another
/// row. A row without a height of its own is one line of text high, with a line of cells under it for
/// the separator.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  final var table = TableState()
  final private weak var tableDelegate: (any UITableViewDelegate)?

  /// How the table looks.
  public let style: Style

  final private var contextMenuTrigger: ContextMenuTrigger?

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: In points of its superview.
  ///   - style: How it looks.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table with a frame, in points of its superview.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table of an archive; Linux has none of Interface Builder's, so it is an empty one.
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

  /// Who says what is in the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    // It may have nothing to say yet.
    didSet { if dataSource !== oldValue { forgetEverything() } }
  }

  /// Who decides how the table looks and hears what the user does.
  open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { scrollDelegate = newValue }
  }

  /// Asks for everything anew: nothing is selected any more.
  open func reloadData() {
    forgetEverything()
    // As in UIKit: updates are checked against what there is now, whenever the table is laid out.
    loadCounts()
  }

  /// How many sections there are.
  open var numberOfSections: Int { geometry.sections.count }

  /// How many rows a section has; one that is not there is reported and has none.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = geometry.counts
    if counts.indices.contains(section) { return counts[section] }
    if dataSource != nil {
      ListMisuse.noSection(.table, section, count: counts.count).report()
    }
    return 0
  }

  // MARK: Cells

  /// The cell of a row; nil for one that is not on show.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  /// The row of a cell; nil for one that is not on show.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  /// The cells on show, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    table.shown.compactMap { $0.indexPath.flatMap { table.cells[$0] } }
  }

  /// The rows on show, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { table.shown.compactMap(\.indexPath) }

  /// The header of a section; nil for one that is not on show.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.headings[.header(section)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil for one that is not on show.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.headings[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Says which class the cells of an identifier are of; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Says which class the headers and footers of an identifier are of; nil forgets it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeadings(aClass, identifier)
  }

  /// A cell to show a row with; nil when there is none and the identifier was never registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  /// A cell to show a row with.
  ///
  /// An identifier that was never registered is reported on standard error in UIKit's words; a plain
  /// cell comes instead of UIKit's exception.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeue(identifier, for: indexPath)
  }

  /// A view to show a header or footer with; nil when there is none and the identifier was never
  /// registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeading(identifier)
  }

  // MARK: Looks

  /// The height of rows, in points; `automaticDimension` is that of their content.
  ///
  /// What is no height, for which UIKit throws, is reported and changes nothing.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet {
      if !rowHeight.isRowHeight {
        ListMisuse.strangeHeight(rowHeight, nil).report()
        rowHeight = oldValue
      }
      heightsMayHaveChanged()
    }
  }
  /// The height of headers, in points; `automaticDimension` is that of their content.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsMayHaveChanged() }
  }
  /// The height of footers, in points; `automaticDimension` is that of their content.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsMayHaveChanged() }
  }
  /// How high rows may be, in points, as long as nobody has looked at them.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsMayHaveChanged() }
  }
  /// How high headers may be, in points; headers are measured at once here.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// How high footers may be, in points; footers are measured at once here.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The empty space above headers, in points; `automaticDimension` is none.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsMayHaveChanged() }
  }
  /// What is between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { separatorsDidChange() } }
  }
  /// How far the lines between rows stay from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 2 * CellMetrics.width, bottom: 0, right: 0) {
    didSet {
      if !accepts(separatorInset, as: "separatorInset") { separatorInset = oldValue }
      separatorsDidChange()
    }
  }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator { didSet { separatorsDidChange() } }

  /// A view above all rows, which scrolls with them; its height stays.
  open var tableHeaderView: UIView? { didSet { replaceEdge(oldValue, with: tableHeaderView) } }
  /// A view below all rows, which scrolls with them; its height stays.
  open var tableFooterView: UIView? { didSet { replaceEdge(oldValue, with: tableFooterView) } }
  /// A view behind all rows, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Places

  /// Where a section lies, in points of the content.
  open func rect(forSection section: Int) -> CGRect { rect(geometry.span(ofSection: section)) }

  /// Where the header of a section lies, in points of the content.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(geometry.span(of: .header(section)))
  }

  /// Where the footer of a section lies, in points of the content.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(geometry.span(of: .footer(section)))
  }

  /// Where a row lies, in points of the content; a rectangle of nothing for one that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(geometry.span(of: .row(indexPath)))
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < storedBounds.width else { return nil }
    return geometry.row(at: point.y)
  }

  /// The rows that lie, wholly or not, in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    geometry.elements(from: rect.minY, to: rect.maxY).compactMap(\.indexPath)
  }

  /// Scrolls so that a row is at a place.
  ///
  /// A row that is not there is reported on standard error in UIKit's words, where UIKit throws.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls so that the selected row nearest to what is on show is at a place.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToSelection(scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Makes changes to rows and sections at once.
  ///
  /// The data source must have changed in the same way; if it has not, that is reported on standard
  /// error in UIKit's words, and the table is loaded anew.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, moves and reloads.
  ///   - completion: Called with true when the animation has ended.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    finishUpdates(completion)
  }

  /// Begins changes that are to be made at once.
  open func beginUpdates() { table.updateDepth += 1 }

  /// Makes the changes since `beginUpdates()`.
  open func endUpdates() {
    guard table.updateDepth > 0 else { return }
    table.updateDepth -= 1
    if table.updateDepth == 0 { commitUpdates() }
  }

  /// Whether the table shows something else than its data source says: never, here.
  open var hasUncommittedUpdates: Bool { table.updateDepth > 0 }

  /// Shows new sections of the data source.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Stops showing sections that the data source does not have any more.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Shows a section where the data source has it now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(ListUpdates.SectionMove(from: section, to: newSection)) }
  }

  /// Shows new rows of the data source.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Stops showing rows that the data source does not have any more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Asks for new cells for rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows to be configured again, without making new ones.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Shows a row where the data source has it now.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append(ListUpdates.ItemMove(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Selection

  /// Whether the user can select rows.
  open var allowsSelection = true { didSet { selectionRulesDidChange() } }
  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }
  /// Whether the user can select rows while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether moving the keyboard's mark selects.
  open var selectionFollowsFocus = false

  /// The row selected last.
  open var indexPathForSelectedRow: IndexPath? { table.selection.last }

  /// All selected rows, in the order in which they were selected; nil when there is none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selection.isEmpty ? nil : table.selection.indexPaths
  }

  /// Selects a row, without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil deselects all. One that is not there is reported and changes
  ///     nothing.
  ///   - animated: Whether scrolling takes its time.
  ///   - scrollPosition: Where to scroll the row to; `none` does not scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByApp(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  // MARK: Editing

  /// Whether rows are being edited.
  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing rows.
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

  /// Asks for cells for the rows that are on show now.
  open override func layoutSubviews() {
    if table.width != storedBounds.width { widthDidChange() }
    loadIfNeeded()
    super.layoutSubviews()
    tile()
    followWaitingGoal()
  }

  /// Marks the row under a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Unmarks the row under a finger that moves as no tap does.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, touch.hasWandered(in: self) { unhighlight() }
    super.touchesMoved(touches, with: event)
  }

  /// Selects the row that the finger has marked.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch() { super.touchesEnded(touches, with: event) }
  }

  /// Unmarks the row under the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if table.highlighted == nil { super.touchesCancelled(touches, with: event) }
    unhighlight()
  }

  /// Moves the keyboard's mark, or selects with it.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !beginKey($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Selects the row that the key has marked.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !endKey($0) } ?? true }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  /// Whether the Tab key can put the focus here: where there are rows to select.
  open override var canBecomeFocused: Bool {
    allowsSelection && geometry.counts.contains { $0 > 0 }
  }

  /// Whether the focus is on the table itself: as in UIKit it is on a row, as long as that is on show.
  open override var isFocused: Bool {
    super.isFocused && table.focused.flatMap { table.cells[$0] } == nil
  }

  override func focusDidChange() {
    super.focusDidChange()
    focusMayHaveMoved()
  }

  override func scrollDelegateDidChange() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    heightsMayHaveChanged()
  }

  override func showContent() { if table.isTiled { tile() } }

  override var hasMadeContent: Bool { table.isTiled }

  override func userWillScroll() { closeSwipe() }

  override func beginSwipe(_ touch: UITouch, translation: CGPoint) -> Bool {
    beginRowSwipe(touch, translation: translation)
  }

  override func endSwipe(translation: CGPoint, isCancelled: Bool) {
    swipes.end(translation: translation, isCancelled: isCancelled)
  }

  override var defaultAccessibilityRole: AccessibilityRole { .table }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    guard accessibilityElements == nil, !accessibilityElementsHidden else {
      return super.visitAccessibilityChildren(visit)
    }
    return visitRows(visit) && visitScrollBars(visit)
  }
}
