import Foundation

/// An item of a collection (UIKit).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Sets the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void

  final let host = ContentHost()
  let ownContentView = UIView(frame: .zero)
  final private var needsConfigurationUpdate = true
  /// Whether the keyboard's mark is on the cell.
  final var isMarkedByKeyboard = false {
    didSet { if isMarkedByKeyboard != oldValue { stateDidChange() } }
  }
  /// Whether what is inside the item shows; the collection sets this, before the cell is filled.
  final var isExpanded = false { didSet { if isExpanded != oldValue { expansionDidChange() } } }
  /// Whether the user is dragging the item to another place.
  final var isReordering = false { didSet { if isReordering != oldValue { stateDidChange() } } }

  /// Makes a cell with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ownContentView)
    ownContentView.setMargins(contentMargins)
  }

  /// Makes a cell of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ownContentView)
    ownContentView.setMargins(contentMargins)
  }

  // MARK: Content

  /// The margins that the content begins with.
  var contentMargins: LayoutMargins { .standard }

  /// What the content of the cell is in: that of the content configuration, where there is one.
  open var contentView: UIView { host.view ?? ownContentView }

  /// What the cell shows; nil leaves it to subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set { showContent(newValue) }
  }

  /// Whether the content configuration follows the state of the cell by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// What is behind the content; nil leaves it to `backgroundView`.
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

  /// The background of a cell that has no other.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

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
  /// A view behind the content of a cell that is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  // MARK: State

  /// Whether the cell is selected; the collection sets this.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the cell; the collection sets this.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  // MARK: UIView

  /// Whether the focus is on the item: the arrow keys move it.
  open override var isFocused: Bool {
    super.isFocused || (isMarkedByKeyboard && collectionView?.receivesFocusedKeys == true)
  }

  /// Puts content and backgrounds into their places.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, backgroundConfiguration?.customView] {
      view?.frame = storedBounds
    }
    let area = contentArea
    if contentView.frame != area { contentView.frame = area }
  }

  /// The size that the content takes in the width of a target.
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
    if isMarkedByKeyboard {
      context.fill(storedBounds, .systemFill)
      context.stroke(storedBounds, tintColor, width: 1)
    }
  }

  override var defaultAccessibilityRole: AccessibilityRole { .cell }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  // MARK: What list cells do their own way

  /// Where the content is.
  var contentArea: CGRect { storedBounds }

  /// The state that configurations follow, before the app changes it.
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

  /// Called after the cell was selected, touched or marked.
  func stateDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  /// Called after the item was opened or closed.
  func expansionDidChange() { stateDidChange() }

  /// Called after the content has changed.
  func contentDidChange() { collectionView?.contentSizeMayHaveChanged(of: self) }

  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
    // What the update itself sets asks for no further one.
    needsConfigurationUpdate = false
  }

  final func shown(_ background: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
    automaticallyUpdatesBackgroundConfiguration
      ? background.updated(for: currentState) : background
  }
}
