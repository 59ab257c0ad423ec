import Foundation

/// A view that tells others when the user has done something to it (UIKit).
@preconcurrency @MainActor
open class UIControl: UIView {
  final var actions: [ControlAction] = []
  final weak var trackedTouch: UITouch?

  /// Makes a control with a frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of an archive; Linux has none of Interface Builder's, so it is a plain one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control that does something when it does what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control reacts to the user.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected.
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the control.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// All of the above, and the focus, in one.
  open var state: State {
    // Bits: the operations of option sets are slow in a debug build, and tests read many titles.
    var bits: UInt = 0
    if isHighlighted { bits |= State.highlighted.rawValue }
    if !isEnabled { bits |= State.disabled.rawValue }
    if isSelected { bits |= State.selected.rawValue }
    if isFocused { bits |= State.focused.rawValue }
    return State(rawValue: bits)
  }

  /// Whether the control follows a touch at the moment.
  final public internal(set) var isTracking = false

  /// Whether the touch that the control follows is inside it.
  final public internal(set) var isTouchInside = false

  /// Where the content is put, across.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Where the content is put, from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Whether a tap opens the menu of the control, where it has one, in place of its action.
  open var showsMenuAsPrimaryAction = false { didSet { menuSelectionDidChange() } }

  /// Called after the state has changed.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Actions

  /// Does everything that was added for some events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  /// Does an action on behalf of the control.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  // MARK: Tracking

  /// Called when a touch begins in the control.
  ///
  /// - Returns: Whether to follow the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch that is followed moves.
  ///
  /// - Returns: Whether to follow it on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch that is followed ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch that is followed is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// What happens, apart from `touchUpInside`, when the control was tapped or pressed.
  func primaryAction(_ event: UIEvent?) {}

  /// The menu that a tap opens in place of the control's action; nil does the action.
  var menuOfTap: UIMenu? { nil }

  /// Whether anything happens when the control is used, as far as it can know.
  package var hasAnyAction: Bool { !allControlEvents.isEmpty || menuOfTap != nil }

  /// Whether the menu of a tap is there to choose one element, which stays marked.
  var choosesOneOfMenu: Bool { false }

  /// Called after an element of that menu was chosen and marked.
  func menuSelectionDidChange() {}

  /// Does what a tap would, because of a key: sends the events of one.
  func activateFromKeyboard() {
    guard isEnabled else { return }
    send(.touchDown, event: nil)
    if openMenu(isByKey: true) { return }
    send(.touchUpInside, event: nil)
    primaryAction(nil)
  }

  /// Whether a tap that begins here is the control's own, not a gesture of a view around it.
  var takesTaps: Bool { false }

  // MARK: UIResponder

  /// Keeps taps on buttons, switches and the like for these.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesGesture(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Begins to follow the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, event)
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    followTracking(touches, event)
  }

  /// Ends following the touch: a tap, if it is still inside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, event)
  }

  /// Forgets the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTracking(touches, event)
  }

  /// Shows Return or Space pressed while the focus is here; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let (own, others) = split(presses)
    if !own.isEmpty { isHighlighted = true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Does what a tap would, after Return or Space while the focus is here; passes other keys on.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let (own, others) = split(presses)
    let wasPressed = isHighlighted && trackedTouch == nil
    // In any case: the control may have been disabled, or lost the focus, meanwhile.
    if wasPressed { isHighlighted = false }
    if wasPressed, !own.isEmpty { activateFromKeyboard() }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  // MARK: Accessibility

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  package override var isAccessibilityEnabled: Bool { isEnabled && super.isAccessibilityEnabled }

  package override var isAccessibilitySelected: Bool { isSelected || super.isAccessibilitySelected }
}
