import ElementTypes
import Foundation

/// A cell of a collection view (UIKit).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// A closure that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void

  final let host = ContentHost()
  let ownContentView = UIView(frame: .zero)
  final private var needsConfigurationUpdate = true
  /// Whether the keyboard's focus mark is on the cell.
  final var isMarkedByKeyboard = false {
    didSet { if isMarkedByKeyboard != oldValue { stateDidChange() } }
  }
  /// Whether the item is expanded, which the collection view sets before the cell is configured.
  final var isExpanded = false { didSet { if isExpanded != oldValue { expansionDidChange() } } }
  /// Whether the user is dragging the item.
  final var isReordering = false { didSet { if isReordering != oldValue { stateDidChange() } } }

  /// Creates a cell with the given frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ownContentView)
    ownContentView.setMargins(contentMargins)
  }

  /// Creates an empty cell, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ownContentView)
    ownContentView.setMargins(contentMargins)
  }

  // MARK: Content

  /// The initial margins of the content.
  var contentMargins: LayoutMargins { .standard }

  /// The view that contains the cell's content, which is that of the content configuration if there
  /// is one.
  open var contentView: UIView { host.view ?? ownContentView }

  /// The content configuration of the cell, or `nil` if subviews provide the content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set { showContent(newValue) }
  }

  /// Whether the cell updates its content configuration automatically when its state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background configuration of the cell, or `nil` to use `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationDidChange(from: oldValue) }
  }
  /// Whether the cell updates its background configuration automatically when its state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The closure to call when the configurations should be updated for the state of the cell.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell, on which configurations depend.
  open var configurationState: UICellConfigurationState { currentState }

  /// Returns the default background of a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Schedules a call of `updateConfiguration(using:)` before the cell is next drawn.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state; subclasses override this method.
  open func updateConfiguration(using state: UICellConfigurationState) { follow(state) }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  // MARK: State

  /// Whether the cell is selected, which the collection view sets.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the cell is highlighted, as under a finger, which the collection view sets.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  // MARK: UIView

  /// Whether the item is focused and can be left with the arrow keys.
  open override var isFocused: Bool {
    super.isFocused || (isMarkedByKeyboard && collectionView?.receivesFocusedKeys == true)
  }

  /// Lays out the content and the backgrounds.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, backgroundConfiguration?.customView] {
      view?.frame = storedBounds
    }
    let area = contentArea
    if contentView.frame != area { contentView.frame = area }
  }

  /// Returns the size that fits the content in the width of a target size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override func drawContent(in context: DrawingContext) {
    if let backgroundConfiguration {
      shown(backgroundConfiguration).draw(in: storedBounds, of: self, context: context)
    }
  }

  override var defaultElementType: ElementType { .cell }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  // MARK: Overrides by list cells

  /// The area of the content.
  var contentArea: CGRect { storedBounds }

  /// The configuration state, without changes by the app.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isMarkedByKeyboard
    state.isExpanded = isExpanded
    state.isReordering = isReordering
    state.isEditing = collectionView?.isEditing ?? false
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Called after the cell was selected, highlighted or focused.
  func stateDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  /// Called after the item was expanded or collapsed.
  func expansionDidChange() { stateDidChange() }

  /// Called after the content has changed.
  func contentDidChange() { collectionView?.contentSizeMayHaveChanged(of: self) }

  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
    // Changes during the update must not schedule another one.
    needsConfigurationUpdate = false
  }

  final func shown(_ background: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
    automaticallyUpdatesBackgroundConfiguration
      ? background.updated(for: currentState) : background
  }
}
