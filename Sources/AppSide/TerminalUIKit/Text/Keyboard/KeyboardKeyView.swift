import AppRuntime
import CellRendering
import ElementTypes
import Foundation

/// A key that the keyboard shows.
@MainActor
final class KeyboardKeyView: UIControl {
  /// The key; a view stays when the key in its place changes, so that a finger can hold it.
  var key: KeyboardKey {
    didSet { if key != oldValue { keyDidChange() } }
  }
  /// Called when the key has been pressed, with the number of taps in a row, or of repetitions.
  private let pressed: (KeyboardKey, Int) -> Void
  private var repetition: ScheduledWork?
  private var tapCount = 1

  init(_ key: KeyboardKey, _ pressed: @escaping (KeyboardKey, Int) -> Void) {
    self.key = key
    self.pressed = pressed
    super.init(frame: .zero)
    keyDidChange()
  }

  required init?(coder: NSCoder) {
    key = .space(width: 1)
    pressed = { _, _ in }
    super.init(coder: coder)
  }

  private func keyDidChange() {
    accessibilityIdentifier = key.identifier
    isSelected = key.isSelected
    setNeedsDisplay()
  }

  override var takesTaps: Bool { true }

  /// Deletes as soon as the finger is down, as iOS does.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    tapCount = touch.tapCount
    if key.action == .delete {
      pressed(key, 1)
      scheduleRepetition(2, after: Self.firstDelay)
    }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stopRepeating() }

  override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  override func primaryAction(_ event: UIEvent?) {
    if key.action != .delete { pressed(key, tapCount) }
  }

  private func scheduleRepetition(_ number: Int, after delay: TimeInterval) {
    repetition = UIApplication.shared.clock.schedule(
      after: delay, named: "a key held down"
    ) { [weak self] in
      guard let self, self.isTracking, self.storedWindow != nil else { return }
      self.pressed(self.key, number)
      self.scheduleRepetition(number + 1, after: Self.nextDelay)
    }
  }

  private func stopRepeating() {
    repetition?.cancel()
    repetition = nil
  }

  override func drawContent(in context: DrawingContext) {
    let text = TextMetrics.truncate(key.title, toCells: bounds.cells)
    let free = CGFloat(bounds.cells - TextMetrics.width(of: text))
    let isPressed = isHighlighted || isSelected
    if isPressed { context.fill(bounds, tintColor) }
    context.text(
      text, at: CGPoint(x: (free / 2).rounded(.down) * CellMetrics.width, y: 0),
      isPressed ? .systemBackground : .label)
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { key.label }
  override var defaultElementType: ElementType { key.isButton ? .button : .key }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(key.isButton ? .button : .keyboardKey)
  }

  /// The delays in seconds of app time, the same as for other controls that repeat.
  private static let firstDelay: TimeInterval = 0.5
  private static let nextDelay: TimeInterval = 0.1
}
