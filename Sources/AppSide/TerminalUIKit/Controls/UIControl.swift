import Foundation

/// A view that sends actions when the user interacts with it (UIKit).
@preconcurrency @MainActor
open class UIControl: UIView {
  final var actions: [ControlAction] = []
  final weak var trackedTouch: UITouch?

  /// Creates a control with the given frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a plain control, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control is enabled.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected.
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is highlighted, as under a finger.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The combined state of the control.
  open var state: State {
    // Raw bits are used because option set operations are slow in debug builds, and queries read
    // many titles.
    var bits: UInt = 0
    if isHighlighted { bits |= State.highlighted.rawValue }
    if !isEnabled { bits |= State.disabled.rawValue }
    if isSelected { bits |= State.selected.rawValue }
    if isFocused { bits |= State.focused.rawValue }
    return State(rawValue: bits)
  }

  /// Whether the control is tracking a touch.
  final public internal(set) var isTracking = false

  /// Whether the tracked touch is inside the control.
  final public internal(set) var isTouchInside = false

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Whether a tap opens the control's menu, if it has one, instead of performing its action.
  open var showsMenuAsPrimaryAction = false { didSet { menuSelectionDidChange() } }

  /// Called after the state has changed.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Actions

  /// Performs all actions for the given events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  /// Sends an action to a target, as each event does for an action with a selector.
  ///
  /// - Parameters:
  ///   - action: The action: a method with the control and the event as its parameters, or fewer.
  ///   - target: The target, or `nil` to search the responder chain from the control.
  ///   - event: The event.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  // MARK: Tracking

  /// Called when a touch begins in the control.
  ///
  /// - Returns: Whether to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves.
  ///
  /// - Returns: Whether to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Called after a tap or a key press, beside the event `touchUpInside`.
  func primaryAction(_ event: UIEvent?) {}

  /// The menu that a tap opens, or `nil` if the tap performs the control's action.
  var menuOfTap: UIMenu? { nil }

  /// Whether using the control is known to have an effect.
  package var hasAnyAction: Bool { !allControlEvents.isEmpty || menuOfTap != nil }

  /// Whether the menu of a tap is for choosing one element, which stays on.
  var choosesOneOfMenu: Bool { false }

  /// Called after an element of that menu was chosen.
  func menuSelectionDidChange() {}

  /// Sends the events of a tap for a key press.
  func activateFromKeyboard() {
    guard isEnabled else { return }
    send(.touchDown, event: nil)
    if openMenu(byKey: true) { return }
    send(.touchUpInside, event: nil)
    primaryAction(nil)
  }

  /// Whether a tap that begins here belongs to the control and not to a gesture of a superview.
  var takesTaps: Bool { false }

  // MARK: UIResponder

  /// Prevents gestures of superviews from taking taps on buttons, switches and similar controls.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesGesture(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Starts tracking the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, event)
  }

  /// Tracks the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    followTracking(touches, event)
  }

  /// Ends tracking; if the touch is inside, this is a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, event)
  }

  /// Cancels tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTracking(touches, event)
  }

  /// Highlights the focused control while Return or Space is pressed; other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let (own, others) = split(presses)
    if !own.isEmpty { isHighlighted = true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Performs a tap after Return or Space was released on the focused control; other keys are
  /// passed on.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let (own, others) = split(presses)
    let wasPressed = isHighlighted && trackedTouch == nil
    // This happens even if the control has been disabled or has lost the focus meanwhile.
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
