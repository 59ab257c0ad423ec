import AppRuntime
import CellRendering
import ElementTypes
import Foundation

/// A control for increasing or decreasing a number (UIKit).
///
/// A tap on a half makes one step. A touch held for half a second of app time repeats it. While the
/// stepper is focused, the arrow keys, plus and minus make steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  final private var storedValue = 0.0
  /// The half that is being pressed.
  final private var pressedStep: Int?
  final private var repetition: ScheduledWork?
  final private var hasRepeated = false
  final private var valueAtTouch = 0.0
  final private var parts: [ElementPart] = []

  /// Creates a stepper at a frame's origin; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    priorities = .ofFixedSize
  }

  /// Creates a plain stepper, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// The number, which is always within the range; setting it sends no event.
  open var value: Double {
    get { storedValue }
    set { set(newValue) }
  }

  /// The minimum number.
  ///
  /// A minimum that isn't less than the maximum is reported and changes nothing; UIKit raises an
  /// exception.
  open var minimumValue = 0.0 {
    didSet {
      if !mayHaveLimits { minimumValue = oldValue }
      rangeDidChange()
    }
  }

  /// The maximum number.
  ///
  /// A maximum that isn't greater than the minimum is reported and changes nothing; UIKit raises an
  /// exception.
  open var maximumValue = 100.0 {
    didSet {
      if !mayHaveLimits { maximumValue = oldValue }
      rangeDidChange()
    }
  }

  /// The size of a step.
  ///
  /// A step that is zero, negative or NaN is reported and changes nothing; UIKit raises an
  /// exception.
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0 && stepValue.isFinite) else { return }
      ViewMisuse.stepperStep(self, stepValue).report()
      stepValue = oldValue
    }
  }

  /// Whether a step beyond one end of the range continues at the other end.
  open var wraps = false { didSet { setNeedsDisplay() } }

  /// Whether a held touch repeats the step.
  open var autorepeat = true

  /// Whether `valueChanged` is sent at every step and not only at the end of the touch.
  open var isContinuous = true

  /// The size of the stepper, twelve cells wide.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of the stepper, twelve cells wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Tracking

  /// Starts tracking the touched half, and schedules repeated steps.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let step = step(at: touch.location(in: self))
    guard canStep(by: step) else { return false }
    pressedStep = step
    valueAtTouch = value
    hasRepeated = false
    if autorepeat { scheduleRepetition(after: Self.firstDelay) }
    return true
  }

  /// Pauses repeated steps while the finger is outside the half.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let isOnHalf = self.point(inside: point, with: event) && step(at: point) == pressedStep
    if !isOnHalf {
      stopRepeating()
    } else if autorepeat, repetition == nil, canStep(by: pressedStep ?? 0) {
      scheduleRepetition(after: Self.firstDelay)
    }
    return true
  }

  /// Makes a step unless it has been repeated.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    if let touch, let pressedStep, !hasRepeated, isTouchInside,
      step(at: touch.location(in: self)) == pressedStep
    {
      makeStep(pressedStep, event)
    }
    finish(event)
  }

  /// Cancels tracking.
  open override func cancelTracking(with event: UIEvent?) {
    stopRepeating()
    finish(event)
  }

  /// Whether the Tab key can focus the control.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Makes steps with the arrow keys, plus and minus; other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = pressesNotHandled(presses) { key in
      let signs = ["+": 1, "=": 1, "-": -1]
      guard let step = step(for: key) ?? signs[key.characters] else { return false }
      takeStep(by: step, event)
      return true
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Makes a step up and sends `valueChanged`.
  open override func accessibilityIncrement() { takeStep(by: 1, nil) }

  /// Makes a step down and sends `valueChanged`.
  open override func accessibilityDecrement() { takeStep(by: -1, nil) }

  // MARK: Drawing

  override var focusMark: FocusMark { FocusMark(area: middleRow, color: focusMarkColor) }

  override func drawContent(in context: DrawingContext) {
    let row = middleRow
    context.fill(row, .tertiarySystemFill, cornerRadius: 5)
    for step in [-1, 1] {
      let half = half(of: step)
      if isTracking, isTouchInside, pressedStep == step {
        context.fill(half, .systemFill, cornerRadius: 5)
      }
      let x = half.minX + ((half.width - CellMetrics.width) / 2 / 8).rounded() * CellMetrics.width
      context.text(
        step > 0 ? "+" : "−", at: CGPoint(x: x, y: row.minY),
        isEnabled && canStep(by: step) ? tintColor : .tertiaryLabel)
    }
    context.text("│", at: CGPoint(x: half(of: 1).minX, y: row.minY), .separator)
  }

  // MARK: Accessibility

  override var takesTaps: Bool { true }

  override var defaultElementType: ElementType { .stepper }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    if accessibilityElementsHidden || accessibilityElements != nil || isAccessibilityElement {
      return super.visitAccessibilityChildren(visit)
    }
    if parts.isEmpty { parts = [makePart(-1), makePart(1)] }
    for part in parts where !visit(part) { return false }
    return true
  }

  private func makePart(_ step: Int) -> ElementPart {
    ElementPart(of: self) { stepper in
      let isUsable = stepper.isEnabled && stepper.canStep(by: step)
      return ElementPart.Description(
        role: .button, label: step > 0 ? "Increment" : "Decrement",
        traits: isUsable ? .button : [.button, .notEnabled], frame: stepper.half(of: step))
    }
  }

  // MARK: Steps

  private func set(_ value: Double) {
    let limited = value > minimumValue ? min(value, maximumValue) : minimumValue
    guard limited != storedValue else { return }
    storedValue = limited
    setNeedsDisplay()
  }

  /// Returns whether the limits are in order, and reports them if not.
  private var mayHaveLimits: Bool {
    if minimumValue < maximumValue { return true }
    ViewMisuse.stepperLimits(self, minimum: minimumValue, maximum: maximumValue).report()
    return false
  }

  private func rangeDidChange() {
    set(storedValue)
    setNeedsDisplay()
  }

  private func canStep(by step: Int) -> Bool {
    if wraps { return maximumValue > minimumValue }
    return step > 0 ? value < maximumValue : value > minimumValue
  }

  private func takeStep(by step: Int, _ event: UIEvent?) {
    valueAtTouch = value
    guard canStep(by: step) else { return }
    makeStep(step, event)
    finish(event)
  }

  private func makeStep(_ step: Int, _ event: UIEvent?) {
    let previous = value
    let target = value + Double(step) * stepValue
    if wraps, target > maximumValue {
      value = minimumValue
    } else if wraps, target < minimumValue {
      value = maximumValue
    } else {
      value = target
    }
    if isContinuous, value != previous { sendValueChanged(event) }
  }

  /// Ends the touch, and sends `valueChanged` if it wasn't sent at every step.
  private func finish(_ event: UIEvent?) {
    pressedStep = nil
    if !isContinuous, value != valueAtTouch { sendValueChanged(event) }
    setNeedsDisplay()
  }

  private func scheduleRepetition(after delay: TimeInterval) {
    repetition = UIApplication.shared.clock.schedule(
      after: delay, named: "a held stepper"
    ) { [weak self] in
      guard let self, let step = self.pressedStep, self.isTracking, self.isEnabled,
        self.isInShownWindow
      else { return }
      self.repetition = nil
      self.hasRepeated = true
      self.makeStep(step, nil)
      if self.canStep(by: step), self.pressedStep != nil {
        self.scheduleRepetition(after: Self.nextDelay)
      }
    }
  }

  private func stopRepeating() {
    repetition?.cancel()
    repetition = nil
  }

  private func step(at point: CGPoint) -> Int { half(of: 1).minX <= point.x ? 1 : -1 }

  private func half(of step: Int) -> CGRect {
    let row = middleRow
    let width = (row.width / 2 / CellMetrics.width).rounded() * CellMetrics.width
    return step < 0
      ? CGRect(x: row.minX, y: row.minY, width: width, height: row.height)
      : CGRect(x: row.minX + width, y: row.minY, width: row.width - width, height: row.height)
  }

  private static let size = CGSize(width: 12 * CellMetrics.width, height: CellMetrics.height)
  /// The delay in seconds of app time, the same as for other controls that repeat.
  private static let firstDelay: TimeInterval = 0.5
  private static let nextDelay: TimeInterval = 0.1
}
