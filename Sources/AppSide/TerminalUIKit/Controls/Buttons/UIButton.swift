import CellRendering
import ElementTypes
import Foundation

/// A control that performs an action when it is tapped (UIKit).
///
/// Return and Space act as a tap while the button is focused.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of a button (UIKit).
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A system button.
    case system = 1

    /// A system button, by its old name.
    public static let roundedRect = ButtonType.system
  }

  /// The type of the button.
  final public private(set) var buttonType: ButtonType = .custom

  final private var normalTitle: String?
  /// The titles for states other than `normal`.
  final private var stateTitles: [UIControl.State: String] = [:]
  final private var titleColors: [UIControl.State: UIColor] = [:]
  final private var ownTitleLabel: UILabel?
  /// The trigger of the context menu.
  @exclusivity(unchecked) final var content = ButtonContent()
  final var menuTrigger: ContextMenuTrigger?

  /// Creates a custom button with the given frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.needsUpdate = hasOwnConfiguration
  }

  /// Creates a plain button, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    titleDidChange()
  }

  /// Creates a button with an action, whose title it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The menu of the button, or `nil` if there isn't one.
  ///
  /// A long press or a secondary click opens it, and so does a tap if `showsMenuAsPrimaryAction` is
  /// set.
  open var menu: UIMenu? { didSet { menuDidChange() } }

  /// Whether a tap changes the selection.
  ///
  /// The tap toggles `isSelected` or, if it opens a menu, chooses the element whose title the
  /// button shows.
  open var changesSelectionAsPrimaryAction = false { didSet { menuSelectionDidChange() } }

  /// The label of the title.
  open var titleLabel: UILabel? { label }

  /// Sets the title for a state; states without a title use that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    if state == .normal { normalTitle = title } else { stateTitles[state] = title }
    titleDidChange()
  }

  /// Returns the title for a state, or that of `normal` if it has none.
  open func title(for state: UIControl.State) -> String? {
    stateTitles.isEmpty ? normalTitle : stateTitles[state] ?? normalTitle
  }

  /// Sets the title colour for a state; states without a colour use that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    titleDidChange()
  }

  /// Returns the title colour for a state, which follows from the button's type if none is set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal] ?? standardTitleColor(for: state)
  }

  /// The title for the current state.
  open var currentTitle: String? {
    if content.isConfigured, let title = configuration?.title { return title }
    return title(for: lookupState)
  }

  /// The title colour for the current state.
  open var currentTitleColor: UIColor { titleColor(for: lookupState) ?? .label }

  /// Returns the frame of the title in a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = label.intrinsicContentSize.limited(to: contentRect.size)
    let free = contentRect.width - size.width
    let share: CGFloat =
      switch contentHorizontalAlignment {
      case .left: 0
      case .right: 1
      case .leading: isRightToLeft ? 1 : 0
      case .trailing: isRightToLeft ? 0 : 1
      case .center, .fill: 0.5
      }
    // The frame is in whole cells because the title is drawn in them.
    let cells = (free * share / CellMetrics.width).rounded(.down)
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: contentRect.minY
      case .bottom: contentRect.maxY - size.height
      case .center, .fill: contentRect.midY - size.height / 2
      }
    return CGRect(
      x: contentRect.minX + cells * CellMetrics.width, y: y, width: size.width,
      height: size.height)
  }

  /// The size of the title with a margin on both sides.
  open override var intrinsicContentSize: CGSize {
    if content.hasConfiguredLayout { return configuredContentSize }
    let title = label.intrinsicContentSize
    let insets = contentSpace
    return CGSize(
      width: title.width + insets.left + insets.right,
      height: max(title.height, CellMetrics.height) + insets.top + insets.bottom)
  }

  /// Returns the size of the title with a margin on both sides.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Updates the configuration after a change of state or a call of
  /// `setNeedsUpdateConfiguration()`.
  ///
  /// Subclasses override this method. `configurationUpdateHandler` is called after it.
  open func updateConfiguration() {}

  /// Lays out the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if content.hasConfiguredLayout { return layOutRichContent() }
    // The usual space at the sides is given up where there is too little of it.
    label.frame = titleRect(
      forContentRect: content.edgeInsets.map { storedBounds.inset(by: $0) } ?? storedBounds)
  }

  /// Whether the Tab key can focus the control.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Updates the title for a new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    titleDidChange()
  }

  /// The background colour of the button, or `nil` if it is transparent.
  open override var backgroundColor: UIColor? { didSet { titleDidChange() } }

  /// Updates the title colour for the background behind the button.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if buttonType == .custom { titleDidChange() }
  }

  override func primaryAction(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menuOfTap == nil { isSelected.toggle() }
    send(.primaryActionTriggered, event: event)
  }

  override var menuOfTap: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

  package override var hasAnyAction: Bool {
    super.hasAnyAction || menu != nil || changesSelectionAsPrimaryAction
      || gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
  }

  override var choosesOneOfMenu: Bool { changesSelectionAsPrimaryAction }

  override func menuSelectionDidChange() { showSelectedElement() }

  override func stateDidChange() {
    super.stateDidChange()
    configurationStateDidChange()
    titleDidChange()
  }

  override func focusDidChange() {
    super.focusDidChange()
    titleDidChange()
  }

  override func drawContent(in context: DrawingContext) { drawBackground(in: context) }

  override var focusMark: FocusMark {
    FocusMark(area: storedBounds, color: configuredMarkColor ?? focusMarkColor)
  }

  override var takesTaps: Bool { true }

  override var showsAccessibilityChildren: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? {
    shownAttributedTitle?.string ?? configuredAccessibilityLabel ?? currentTitle
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
  override var defaultElementType: ElementType { .button }

  /// The state that determines title and colours, which ignores focus unless one is set for it.
  var lookupState: UIControl.State {
    let state = state
    guard state.rawValue & UIControl.State.focused.rawValue != 0 else { return state }
    return stateTitles[state] == nil && titleColors[state] == nil
      && content.attributedTitles[state] == nil
      ? state.subtracting(.focused) : state
  }

  private var label: UILabel {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    ownTitleLabel = label
    addSubview(label)
    return label
  }

  func titleDidChange() {
    let label = label
    let styledTitle = shownAttributedTitle
    let title = styledTitle?.string ?? currentTitle
    let hasChanged = label.text != title
    // A plain text takes the styles away, to whose parts the title's colour would apply.
    if hasChanged || content.showsAttributedTitle { label.text = title }
    content.showsAttributedTitle = styledTitle != nil
    if hasChanged {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    label.textColor = configuredForeground ?? shownTitleColor
    if let styledTitle { label.attributedText = styledTitle }
    colorParts()
    setNeedsDisplay()
  }

  private var shownTitleColor: UIColor {
    // UIKit's default of white would be invisible on a light screen.
    let ownColor = titleColors[lookupState] ?? titleColors[.normal]
    guard buttonType == .custom, isEnabled, ownColor == nil else { return currentTitleColor }
    return .readable(on: effectiveBackgroundColor)
  }

  /// The nearest opaque background colour behind the title.
  private var effectiveBackgroundColor: UIColor {
    var next: UIView? = self
    while let view = next {
      if let color = view.backgroundColor, color.cgColor.alpha >= 0.5 { return color }
      next = view.superview
    }
    return .systemBackground
  }

  private func standardTitleColor(for state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    guard buttonType == .system else { return .white }
    return state.contains(.highlighted) ? tintColor.withAlphaComponent(0.5) : tintColor
  }

  static let padding = 2 * CellMetrics.width
}
