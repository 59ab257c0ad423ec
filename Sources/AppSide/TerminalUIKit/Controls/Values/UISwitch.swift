import CellRendering
import Foundation

/// Switches something on and off (UIKit).
///
/// A tap anywhere on it switches, and so does Space or Return with the focus on it; the left arrow
/// switches off, the right one on, and so do fingers that are drawn across it.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  final private var storedIsOn = false
  /// Where the finger came down, in points of the switch.
  final private var grip = CGPoint.zero
  /// Whether the finger that is lifted now was drawn across: it has not tapped then.
  final private var wasDrawnAcross = false

  /// Makes a switch at a place; its size is always its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    priorities = .ofFixedSize
  }

  /// Makes a switch of an archive; Linux has none of Interface Builder's, so it is a plain one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// Whether it is on; setting it sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Switches without sending an event.
  ///
  /// - Parameters:
  ///   - on: Whether it will be on.
  ///   - animated: Whether it moves; in cells there is nothing between the two.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    setNeedsDisplay()
  }

  /// The colour of the switch while it is on; nil is green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the thumb; nil is white, or black on a track that is too pale for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Six cells.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Six cells.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Whether the Tab key can put the focus here.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Switches at arrows; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = pressesNotHandled(presses) { key in
      guard let step = step(for: key) else { return false }
      if isOn != (step > 0) { toggle(event) }
      return true
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Takes hold of the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  /// Leaves the thumb at the end towards which the finger was drawn, wherever it is by now.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isEnabled, let place = touch?.location(in: self) else { return }
    let way = CGPoint(x: place.x - grip.x, y: place.y - grip.y)
    guard abs(way.x) >= Self.leastWay, abs(way.x) > abs(way.y) else { return }
    wasDrawnAcross = true
    if isOn != ((way.x > 0) != isRightToLeft) { toggle(event) }
  }

  /// Ends following the finger: a tap, or it was drawn across.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    wasDrawnAcross = false
  }

  /// Keeps fingers that are drawn across for itself; what scrolls up and down may begin here.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, followsAcross(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func followsAcross(_ recognizer: UIGestureRecognizer) -> Bool {
    if let pan = recognizer as? UIPanGestureRecognizer {
      let way = pan.translation(in: self)
      return abs(way.x) > abs(way.y)
    }
    guard let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
    return !swipe.direction.isDisjoint(with: [.left, .right])
  }

  override func primaryAction(_ event: UIEvent?) {
    if !wasDrawnAcross { toggle(event) }
  }

  private func toggle(_ event: UIEvent?) {
    setOn(!isOn, animated: true)
    sendValueChanged(event)
    send(.primaryActionTriggered, event: event)
  }

  override func drawContent(in context: DrawingContext) {
    let row = middleRow
    let track: UIColor = isOn ? onTintColor ?? .systemGreen : .systemFill
    context.fill(
      row, isEnabled ? track : track.withAlphaComponent(0.3), cornerRadius: CellMetrics.height / 2)
    // The marks are those of the switch labels in the settings of iOS: I for on, O for off.
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
    drawFocusMark(in: context)
  }

  override var takesTaps: Bool { true }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.button, .toggleButton])
  }
  override var defaultAccessibilityRole: AccessibilityRole { .switch }

  /// How far a finger is drawn at least, in points: less is a tap that slipped.
  private static let leastWay = 2 * CellMetrics.width
  private static let size = CGSize(width: 6 * CellMetrics.width, height: CellMetrics.height)
}
