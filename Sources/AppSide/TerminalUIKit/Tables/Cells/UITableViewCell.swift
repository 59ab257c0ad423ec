import CellRendering
import Foundation

/// A row of a table (UIKit).
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

  /// The style that the cell was made with.
  let style: CellStyle

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: Which labels it has.
  ///   - reuseIdentifier: What the table finds it by when it is to be shown again; nil is never.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 2 * CellMetrics.height))
    setUp()
  }

  /// Makes a cell of the default style that is never reused, with a frame until a table shows it.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// Makes a cell for a table that knows only its class.
  ///
  /// Public by necessity: it is how a class that was registered becomes a cell, for which UIKit has the
  /// Objective-C runtime. It calls `init(style:reuseIdentifier:)`.
  public required convenience init(__reuseIdentifier reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    // As in UIKit it has room from the start, for the constraints in it.
    storedContentView.frame = bounds
    storedContentView.setMargins(.ofRowContent)
    addSubview(storedContentView)
    clipsToBounds = true
  }

  /// What the table finds the cell by when it is to be shown again.
  public let reuseIdentifier: String?

  /// Called before the cell is shown for another row; subclasses forget what was in it.
  open func prepareForReuse() {}

  // MARK: Content

  /// What the content of the cell is in: that of the content configuration, where there is one.
  open var contentView: UIView { host.view ?? storedContentView }

  override var rowContent: UIView? { contentView }

  /// The main label; nil where the content comes from a configuration.
  open var textLabel: UILabel? { label(\.text) }

  /// The second label; nil in a cell of the default style, or where the content comes from a
  /// configuration.
  open var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }

  /// The image at the beginning; nil where the content comes from a configuration.
  open var imageView: UIImageView? { labelImage() }

  /// What the cell shows; nil leaves it to labels and subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set { showContent(newValue) }
  }

  /// The same for a list in the look of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether the content configuration follows the state of the cell by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// What is behind the content; nil leaves it to `backgroundView` and the table.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationDidChange(from: oldValue) }
  }
  /// Whether the background configuration follows the state of the cell by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the configurations are to follow the state of the cell.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state that configurations follow.
  open var configurationState: UICellConfigurationState { currentState }

  /// Asks for `updateConfiguration(using:)` before the cell is drawn next.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called when the configurations are to follow a state; subclasses set them here.
  open func updateConfiguration(using state: UICellConfigurationState) { follow(state) }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// A view behind the content of a cell that is selected.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }
  /// A view behind the content of a cell that is selected, in a table where several can be.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: State

  /// How a selected cell looks.
  open var selectionStyle: SelectionStyle = .default { didSet { setNeedsDisplay() } }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects the cell, or not; the table calls this.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    markDidChange()
  }

  /// Shows that a finger is on the cell, or not; the table calls this.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    markDidChange()
  }

  /// Whether the cell can be edited at the moment.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the signs for editing, or not; the table calls this.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    updateAccessories()
    setNeedsUpdateConfiguration()
  }

  final private var storedIsSelected = false
  final private var storedIsHighlighted = false
  final private var storedIsEditing = false

  /// What editing does to the row.
  open internal(set) var editingStyle: EditingStyle = .none {
    didSet { if editingStyle != oldValue { updateAccessories() } }
  }
  /// Whether the buttons of a swipe are shown.
  open var showingDeleteConfirmation: Bool { swipeActions != nil }
  /// Whether there is a grip to put the row into another place with: remembered only, the data source's
  /// `canMoveRowAt` decides.
  open var showsReorderControl = false
  /// Whether the user can put the row into another place at the moment.
  final var isMovable = false { didSet { if isMovable != oldValue { updateAccessories() } } }
  /// Whether the content moves in while editing; here the signs make room for themselves.
  open var shouldIndentWhileEditing = true
  /// How deep the row is in others.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far a level moves the content in, in points.
  open var indentationWidth: CGFloat = 2 * CellMetrics.width {
    didSet {
      if !accepts(indentationWidth, as: "indentationWidth") { indentationWidth = oldValue }
      setNeedsLayout()
    }
  }
  /// How far the line below the row stays from the edges, in points.
  open var separatorInset: UIEdgeInsets = .zero {
    didSet {
      hasOwnSeparatorInset = true
      tableView?.updateChrome(of: self)
    }
  }
  final var hasOwnSeparatorInset = false

  // MARK: Accessories

  /// The sign at the end of the row.
  open var accessoryType: AccessoryType = .none { didSet { updateAccessories() } }
  /// A view at the end of the row, in place of a sign.
  open var accessoryView: UIView? { didSet { updateAccessories() } }
  /// The sign at the end of the row while it is edited.
  open var editingAccessoryType: AccessoryType = .none { didSet { updateAccessories() } }
  /// A view at the end of the row while it is edited, in place of a sign.
  open var editingAccessoryView: UIView? { didSet { updateAccessories() } }

  // MARK: UIView

  /// Whether the focus is on the row: the arrow keys move it.
  open override var isFocused: Bool {
    super.isFocused || (chrome.isFocused && tableView?.receivesFocusedKeys == true)
  }

  /// Puts signs, content and backgrounds into their places.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    arrangeContent()
  }

  /// The height that the content takes in a width, the line below the row included.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight(inWidth: size.width))
  }

  /// The size that the content takes in the width of a target, the line below the row included.
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

  override func drawContent(in context: DrawingContext) {
    chrome.draw(
      in: storedBounds, of: self, configuration: shownBackground,
      isMarked: showsMark && selectedBackgroundView == nil, context: context)
  }

  override var defaultAccessibilityRole: AccessibilityRole { .cell }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    storedIsSelected ? .selected : .none
  }
}
