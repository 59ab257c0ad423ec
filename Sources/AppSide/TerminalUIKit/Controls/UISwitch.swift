import Foundation

/// Switches something on and off (UIKit).
///
/// A tap anywhere on it switches, and so does Space or Return with the focus on it; the left arrow
/// switches off, the right one on.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var storedIsOn = false

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

  /// The colour of the thumb; nil is white.
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

  override func primaryAction(_ event: UIEvent?) { toggle(event) }

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
    let thumbColor = thumbTintColor ?? (isOn ? .white : .label)
    context.text(
      isHighlighted ? "◉" : "●", at: CGPoint(x: thumb, y: row.minY),
      isEnabled ? thumbColor : .tertiaryLabel)
    context.text(
      isOn ? "I" : "O", at: CGPoint(x: mark, y: row.minY),
      isOn ? UIColor.white.withAlphaComponent(isEnabled ? 1 : 0.5) : .secondaryLabel)
    drawFocusMark(in: context)
  }

  override var takesTaps: Bool { true }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.button, .toggleButton])
  }
  override var defaultAccessibilityRole: AccessibilityRole { .switch }

  private static let size = CGSize(width: 6 * CellMetrics.width, height: CellMetrics.height)
}
