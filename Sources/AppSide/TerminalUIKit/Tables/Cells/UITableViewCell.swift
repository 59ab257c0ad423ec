import CellRendering
import ElementTypes
import Foundation

/// The view of a table's row (UIKit).
@preconcurrency @MainActor
open class UITableViewCell: UIView, SwipeableCell {
  final var chrome = CellChrome() { didSet { chromeDidChange(from: oldValue) } }
  final let host = ContentHost()
  final var accessories = AccessoryStrip()
  final var labels = CellLabels()
  final var storedContentView = UIView(frame: .zero)
  final var needsConfigurationUpdate = true
  final weak var tableView: UITableView?
  final var swipeActions: SwipeActionsView?

  /// The label layout of the cell.
  let style: CellStyle

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The label layout.
  ///   - reuseIdentifier: The identifier for reuse, or `nil` if the cell isn't reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 2 * CellMetrics.height))
    setUp()
  }

  /// Creates a default cell that isn't reused.
  ///
  /// The frame applies until a table shows the cell.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates an empty cell, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// Creates a cell for a table that knows only the cell's class.
  ///
  /// It calls `init(style:reuseIdentifier:)`. It is public because a registered class needs an
  /// initialiser that the table can call without the Objective-C runtime.
  public required convenience init(__reuseIdentifier reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    // As in UIKit, the content view has a size from the start, for the constraints inside it.
    storedContentView.frame = bounds
    storedContentView.setMargins(.ofRowContent)
    addSubview(storedContentView)
    clipsToBounds = true
  }

  /// The identifier for reuse.
  public let reuseIdentifier: String?

  /// Called before the cell is reused for another row.
  ///
  /// Subclasses reset their content.
  open func prepareForReuse() {}

  // MARK: Content

  /// The superview of the cell's content: the configuration's view if there is one.
  open var contentView: UIView { host.view ?? storedContentView }

  override var rowContent: UIView? { contentView }

  // XCUITest lists the content of a cell even though VoiceOver reads the cell as one element.
  override var showsAccessibilityChildren: Bool { true }

  /// The main label, or `nil` if the cell has a content configuration.
  open var textLabel: UILabel? { label(\.text) }

  /// The secondary label.
  ///
  /// It is `nil` in a cell of the default style or with a content configuration.
  open var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }

  /// The image view at the leading edge, or `nil` if the cell has a content configuration.
  open var imageView: UIImageView? { labelImage() }

  /// The configuration of the cell's content, or `nil` to use its labels and subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set { showContent(newValue) }
  }

  /// Returns a list content configuration for the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether the cell updates the content configuration when its state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration of the cell's background, or `nil` to use `backgroundView` or the table's
  /// background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationDidChange(from: oldValue) }
  }
  /// Whether the cell updates the background configuration when its state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The closure that updates the configurations for the cell's state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The current state of the cell, for its configurations.
  open var configurationState: UICellConfigurationState { currentState }

  /// Requests a call of `updateConfiguration(using:)` before the cell is next drawn.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called to update the configurations for a state.
  ///
  /// Subclasses set them here.
  open func updateConfiguration(using state: UICellConfigurationState) { follow(state) }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }
  /// The view behind the content of a selected cell in a table with multiple selection.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: State

  /// The appearance of the selected cell.
  open var selectionStyle: SelectionStyle = .default { didSet { setNeedsDisplay() } }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell.
  ///
  /// Called by the table.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    markDidChange()
  }

  /// Highlights or unhighlights the cell.
  ///
  /// Called by the table.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    markDidChange()
  }

  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing mode.
  ///
  /// Called by the table.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    updateAccessories()
    setNeedsUpdateConfiguration()
  }

  final private var storedIsSelected = false
  final private var storedIsHighlighted = false
  final private var storedIsEditing = false

  /// The editing control of the row.
  open internal(set) var editingStyle: EditingStyle = .none {
    didSet { if editingStyle != oldValue { updateAccessories() } }
  }
  /// Whether the cell shows its swipe action buttons.
  open var showingDeleteConfirmation: Bool { swipeActions != nil }
  /// Whether the cell shows a reorder control; stored but has no effect, because the data source's
  /// `canMoveRowAt` decides.
  ///
  /// `canMoveRowAt` decides.
  open var showsReorderControl = false
  /// Whether the user can currently move the row.
  final var isMovable = false { didSet { if isMovable != oldValue { updateAccessories() } } }
  /// Whether the content is indented during editing; has no effect, because the editing controls
  /// make space for themselves.
  open var shouldIndentWhileEditing = true
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points.
  open var indentationWidth: CGFloat = 2 * CellMetrics.width {
    didSet {
      if !accepts(indentationWidth, as: "indentationWidth") { indentationWidth = oldValue }
      setNeedsLayout()
    }
  }
  /// The distance of the separator from the edges, in points.
  open var separatorInset: UIEdgeInsets = .zero {
    didSet {
      hasOwnSeparatorInset = true
      tableView?.updateChrome(of: self)
    }
  }
  final var hasOwnSeparatorInset = false

  // MARK: Accessories

  /// The standard accessory of the row.
  open var accessoryType: AccessoryType = .none { didSet { updateAccessories() } }
  /// The view at the trailing edge, in place of a standard accessory.
  open var accessoryView: UIView? { didSet { updateAccessories() } }
  /// The standard accessory in editing mode.
  open var editingAccessoryType: AccessoryType = .none { didSet { updateAccessories() } }
  /// The view at the trailing edge in editing mode, in place of a standard accessory.
  open var editingAccessoryView: UIView? { didSet { updateAccessories() } }

  // MARK: UIView

  /// Whether the row has the keyboard focus, which the arrow keys move.
  open override var isFocused: Bool {
    super.isFocused || (chrome.isFocused && tableView?.receivesFocusedKeys == true)
  }

  /// Lays out the accessories, the content and the backgrounds.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    arrangeContent()
  }

  /// Returns the size of the row at a width, including the separator.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight(inWidth: size.width))
  }

  /// Returns the size of the row at the target width, including the separator.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: targetSize.width,
      height: verticalFittingPriority == .required
        ? targetSize.height : rowHeight(inWidth: targetSize.width))
  }

  override var focusMark: FocusMark {
    FocusMark(area: chrome.contentArea(in: storedBounds), color: focusMarkColor)
  }

  override func drawContent(in context: DrawingContext) {
    chrome.draw(
      in: storedBounds, of: self, configuration: shownBackground,
      isMarked: showsSelection && selectedBackgroundView == nil, context: context)
  }

  override var defaultElementType: ElementType { .cell }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    storedIsSelected ? .selected : .none
  }
}
