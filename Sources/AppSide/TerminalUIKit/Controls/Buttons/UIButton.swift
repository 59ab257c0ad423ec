import CellRendering
import Foundation

/// A control that does something when it is tapped (UIKit).
///
/// With the focus on it, Return and Space do the same as a tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button looks like (UIKit).
  public enum ButtonType: Int, Sendable {
    /// Like nothing but what its owner gives it.
    case custom = 0
    /// Like the system's buttons.
    case system = 1
  }

  /// What the button looks like.
  final public private(set) var buttonType: ButtonType = .custom

  final private var normalTitle: String?
  /// The titles for other states than the normal one.
  final private var stateTitles: [UIControl.State: String] = [:]
  final private var titleColors: [UIControl.State: UIColor] = [:]
  final private var ownTitleLabel: UILabel?
  /// Configuration and pictures: see `UIButton+Configuration`.
  @exclusivity(unchecked) final var content = ButtonContent()
  final var menuTrigger: ContextMenuTrigger?

  /// Makes a custom button with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.needsUpdate = hasOwnConfiguration
  }

  /// Makes a button of an archive; Linux has none of Interface Builder's, so it is a plain one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    titleDidChange()
  }

  /// Makes a button that does something, with the title of what it does.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// What a long press or the other button of the mouse opens, and a tap where
  /// `showsMenuAsPrimaryAction` says so; nil is no menu.
  open var menu: UIMenu? { didSet { menuDidChange() } }

  /// Whether a tap that opens no menu selects the button or deselects it, and a button whose tap opens
  /// one has the title of what is chosen there.
  open var changesSelectionAsPrimaryAction = false { didSet { menuSelectionDidChange() } }

  /// The label of the title.
  open var titleLabel: UILabel? { label }

  /// Sets the title for a state; other states fall back to that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    if state == .normal { normalTitle = title } else { stateTitles[state] = title }
    titleDidChange()
  }

  /// The title for a state, that of `normal` where it has none of its own.
  open func title(for state: UIControl.State) -> String? {
    stateTitles.isEmpty ? normalTitle : stateTitles[state] ?? normalTitle
  }

  /// Sets the colour of the title for a state; other states fall back to that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    titleDidChange()
  }

  /// The colour of the title for a state; what follows from the type where none was set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal] ?? standardTitleColor(for: state)
  }

  /// The title that is shown.
  open var currentTitle: String? {
    if content.isConfigured, let title = configuration?.title { return title }
    return title(for: lookupState)
  }

  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: lookupState) ?? .label }

  /// Where the title is drawn within a rectangle.
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
    // Whole cells, so that the title is where it is drawn.
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

  /// Room for the title, with some to the left and the right.
  open override var intrinsicContentSize: CGSize {
    if content.isRich { return richContentSize }
    let title = label.intrinsicContentSize
    return CGSize(
      width: title.width + 2 * Self.padding, height: max(title.height, CellMetrics.height))
  }

  /// Room for the title, with some to the left and the right.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Called before the button is drawn in another state, and after `setNeedsUpdateConfiguration()`, for
  /// subclasses to change the configuration; `configurationUpdateHandler` is called after it.
  open func updateConfiguration() {}

  /// Puts the title into its place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if content.isRich { return layOutRichContent() }
    label.frame = titleRect(forContentRect: storedBounds)
  }

  /// Whether the Tab key can put the focus here.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Draws the title in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    titleDidChange()
  }

  /// The colour behind the title; nil is what is behind the button.
  open override var backgroundColor: UIColor? { didSet { titleDidChange() } }

  /// Draws the title in a colour for what it is seen on.
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

  override var takesTaps: Bool { true }

  override var showsAccessibilityChildren: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { configuredAccessibilityLabel ?? currentTitle }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
  override var defaultAccessibilityRole: AccessibilityRole { .button }

  /// Titles depend on the state, but not on the focus unless one was given for it.
  private var lookupState: UIControl.State {
    let state = state
    guard state.rawValue & UIControl.State.focused.rawValue != 0 else { return state }
    return stateTitles[state] == nil && titleColors[state] == nil
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
    if label.text != currentTitle {
      label.text = currentTitle
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    label.textColor = configuredForeground ?? shownTitleColor
    colorParts()
    setNeedsDisplay()
  }

  private var shownTitleColor: UIColor {
    // The focus is shown by exchanging ground and title.
    if isFocused, buttonType == .system { return .systemBackground }
    // UIKit's white could not be seen on a light screen.
    let ownColor = titleColors[lookupState] ?? titleColors[.normal]
    guard buttonType == .custom, isEnabled, ownColor == nil else { return currentTitleColor }
    return .readable(on: ground)
  }

  /// The colour that the title is seen on.
  private var ground: UIColor {
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
