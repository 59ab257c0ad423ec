import CellRendering
import ElementTypes
import Foundation

/// A control for turning a setting on or off (UIKit).
///
/// A tap, or Space or Return while it is focused, toggles it. A drag across it, or an arrow key,
/// turns it off to the left and on to the right.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  final private var storedIsOn = false
  /// The position of the touch's beginning, in the switch's coordinates.
  final private var grip = CGPoint.zero
  /// Whether the ending touch was a drag across the switch, which is not a tap.
  final private var wasDragged = false

  /// Creates a switch at a frame's origin; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    priorities = .ofFixedSize
  }

  /// Creates a plain switch, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an event.
  ///
  /// - Parameters:
  ///   - on: Whether the switch is on.
  ///   - animated: Whether the change is animated, which has no effect.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    setNeedsDisplay()
  }

  /// The colour of the switch while it is on, or `nil` for green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the thumb, or `nil` for white, or for black if the track is too pale for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The size of the switch, six cells wide.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of the switch, six cells wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Whether the Tab key can focus the control.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Turns the switch on or off with the arrow keys; other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = pressesNotHandled(presses) { key in
      guard let step = step(for: key) else { return false }
      if isOn != (step > 0) { toggle(event) }
      return true
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Starts tracking the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  /// Ends tracking; a drag moves the thumb in its direction, regardless of where it ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isEnabled, let place = touch?.location(in: self) else { return }
    let translation = CGPoint(x: place.x - grip.x, y: place.y - grip.y)
    guard abs(translation.x) >= Self.minimumDragLength, abs(translation.x) > abs(translation.y)
    else { return }
    wasDragged = true
    if isOn != ((translation.x > 0) != isRightToLeft) { toggle(event) }
  }

  /// Ends the touch, which is a tap unless the finger was dragged across.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    wasDragged = false
  }

  /// Prevents gestures of superviews from taking horizontal drags; vertical ones may begin here.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, isHorizontal(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func isHorizontal(_ recognizer: UIGestureRecognizer) -> Bool {
    if let pan = recognizer as? UIPanGestureRecognizer {
      let translation = pan.translation(in: self)
      return abs(translation.x) > abs(translation.y)
    }
    guard let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
    return !swipe.direction.isDisjoint(with: [.left, .right])
  }

  override func primaryAction(_ event: UIEvent?) {
    if !wasDragged { toggle(event) }
  }

  private func toggle(_ event: UIEvent?) {
    setOn(!isOn, animated: true)
    sendValueChanged(event)
    send(.primaryActionTriggered, event: event)
  }

  override var focusMark: FocusMark { FocusMark(area: middleRow, color: focusMarkColor) }

  override func drawContent(in context: DrawingContext) {
    let row = middleRow
    let track: UIColor = isOn ? onTintColor ?? .systemGreen : .systemFill
    context.fill(
      row, isEnabled ? track : track.withAlphaComponent(0.3), cornerRadius: CellMetrics.height / 2)
    // The marks are those of iOS's setting for switch labels: I for on, O for off.
    let isThumbRight = isOn != isRightToLeft
    let thumb = row.minX + (isThumbRight ? 4 : 1) * CellMetrics.width
    let mark = row.minX + (isThumbRight ? 1 : 4) * CellMetrics.width
    let onTrack = UIColor.readable(on: onTintColor ?? .systemGreen)
    let thumbColor = thumbTintColor ?? (isOn ? onTrack : .label)
    context.text(
      isHighlighted ? "◉" : "●", at: CGPoint(x: thumb, y: row.minY),
      isEnabled ? thumbColor : .tertiaryLabel)
    context.text(
      isOn ? "I" : "O", at: CGPoint(x: mark, y: row.minY),
      isOn ? onTrack.withAlphaComponent(isEnabled ? 1 : 0.5) : .secondaryLabel)
  }

  override var takesTaps: Bool { true }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.button, .toggleButton])
  }
  override var defaultElementType: ElementType { .switch }

  /// The minimum length of a drag in points.
  ///
  /// A shorter movement is an imprecise tap.
  private static let minimumDragLength = 2 * CellMetrics.width
  private static let size = CGSize(width: 6 * CellMetrics.width, height: CellMetrics.height)
}
