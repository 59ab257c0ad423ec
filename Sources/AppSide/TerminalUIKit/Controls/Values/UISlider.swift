import CellRendering
import ElementTypes
import Foundation

/// A control for choosing a value in a range by moving a thumb (UIKit).
///
/// The value follows the finger exactly. A touch beside the thumb moves it to the finger. While the
/// slider is focused, the arrow keys change the value by a tenth of the range, or by a hundredth
/// with Shift; Home and End move to the ends.
@preconcurrency @MainActor
open class UISlider: UIControl {
  final private var storedValue: Float = 0
  /// The distance from the centre of the thumb to the finger, in points.
  final private var grip: CGFloat = 0
  final private var valueAtTouch: Float = 0

  /// Creates a slider with the given frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a plain slider, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, which is always within the range; setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum value; if it exceeds the maximum, the maximum follows.
  open var minimumValue: Float = 0 {
    didSet {
      if !accepts(minimumValue, as: "minimumValue") { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
      setNeedsDisplay()
    }
  }

  /// The maximum value; if it is below the minimum, the minimum follows.
  open var maximumValue: Float = 1 {
    didSet {
      if !accepts(maximumValue, as: "maximumValue") { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
      setNeedsDisplay()
    }
  }

  /// Whether `valueChanged` is sent during a drag and not only at its end.
  open var isContinuous = true

  /// The colour of the track before the thumb, or `nil` for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the track behind the thumb, or `nil` for that of separators.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the thumb, or `nil` for the tint colour.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Sets the value without sending an event.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range; NaN gives the minimum.
  ///   - animated: Whether the change is animated, which has no effect.
  open func setValue(_ value: Float, animated: Bool) {
    let limited = value > minimumValue ? min(value, maximumValue) : minimumValue
    guard limited != storedValue else { return }
    storedValue = limited
    setNeedsDisplay()
  }

  // MARK: Geometry

  /// Returns the frame of the track within bounds, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - CellMetrics.height / 2, width: bounds.width,
      height: CellMetrics.height)
  }

  /// Returns the frame of the thumb for a value, in points.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the slider.
  ///   - rect: The frame of the track.
  ///   - value: The value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share = CGFloat(share(of: value))
    let room = max(0, rect.width - CellMetrics.width)
    return CGRect(
      x: rect.minX + room * (isRightToLeft ? 1 - share : share), y: rect.minY,
      width: CellMetrics.width, height: rect.height)
  }

  /// A height of one cell, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CellMetrics.height)
  }

  /// Returns the given width and a height of one cell.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 4 * CellMetrics.width), height: CellMetrics.height)
  }

  // MARK: Tracking

  /// Starts dragging the thumb, or moves it to the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let thumb = thumb
    valueAtTouch = value
    grip = thumb.minX <= x && x < thumb.maxX ? x - thumb.midX : 0
    move(to: x, event)
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch.location(in: self).x, event)
    return true
  }

  /// Ends dragging the thumb.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { move(to: touch.location(in: self).x, event) }
    if !isContinuous, value != valueAtTouch { sendValueChanged(event) }
  }

  /// Whether the Tab key can focus the control.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Changes the value with the arrow keys, Home and End; other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = pressesNotHandled(presses) { key in
      let range = maximumValue - minimumValue
      if let step = step(for: key) {
        let share: Float = key.modifierFlags.contains(.shift) ? 0.01 : 0.1
        change(to: value + Float(step) * share * range, event)
      } else if key.keyCode == .keyboardHome {
        change(to: minimumValue, event)
      } else if key.keyCode == .keyboardEnd {
        change(to: maximumValue, event)
      } else {
        return false
      }
      return true
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Increases the value by a tenth of the range and sends `valueChanged`.
  open override func accessibilityIncrement() {
    change(to: value + (maximumValue - minimumValue) / 10, nil)
  }

  /// Decreases the value by a tenth of the range and sends `valueChanged`.
  open override func accessibilityDecrement() {
    change(to: value - (maximumValue - minimumValue) / 10, nil)
  }

  // MARK: Drawing

  override var focusMark: FocusMark { FocusMark(area: middleRow, color: focusMarkColor) }

  override func drawContent(in context: DrawingContext) {
    let track = trackRect(forBounds: storedBounds)
    let thumb = thumb
    let before = CGRect(
      x: track.minX, y: track.midY - 2, width: max(0, thumb.minX - track.minX), height: 4)
    let behind = CGRect(
      x: thumb.maxX, y: track.midY - 1, width: max(0, track.maxX - thumb.maxX), height: 2)
    let filled = (minimumTrackTintColor ?? tintColor).withAlphaComponent(isEnabled ? 1 : 0.4)
    let open = maximumTrackTintColor ?? .separator
    let isMirrored = isRightToLeft
    context.fill(isMirrored ? before.thinned : before, isMirrored ? open : filled)
    context.fill(isMirrored ? behind.thickened : behind, isMirrored ? filled : open)
    let color: UIColor = isEnabled ? thumbTintColor ?? tintColor : .tertiaryLabel
    context.text(isHighlighted ? "◉" : "●", at: thumb.origin, color)
  }

  // MARK: Accessibility

  /// Prevents gestures of superviews from taking drags along the slider.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, gestureRecognizer.followsMoves { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? { Self.percentage(share(of: value)) }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }
  override var defaultElementType: ElementType { .slider }

  // MARK: Values and places

  var thumb: CGRect {
    let bounds = storedBounds
    return thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Returns the position of a value in the range, from 0 to 1.
  private func share(of value: Float) -> Double {
    let range = Double(maximumValue) - Double(minimumValue)
    return range > 0 ? (Double(value) - Double(minimumValue)) / range : 0
  }

  private func move(to x: CGFloat, _ event: UIEvent?) {
    let track = trackRect(forBounds: storedBounds)
    let room = track.width - CellMetrics.width
    guard room > 0 else { return }
    let share = min(max((x - grip - track.minX - CellMetrics.width / 2) / room, 0), 1)
    let range = Double(maximumValue) - Double(minimumValue)
    let distance = Double(isRightToLeft ? 1 - share : share) * range
    let target = Float(Double(minimumValue) + distance)
    if isContinuous {
      change(to: target, event)
    } else {
      setValue(target, animated: false)
    }
  }

  private func change(to value: Float, _ event: UIEvent?) {
    let previous = storedValue
    setValue(value, animated: true)
    if storedValue != previous { sendValueChanged(event) }
  }
}

extension UISlider: PositionAdjusting {
  package var normalizedPosition: CGFloat { CGFloat(share(of: value)) }

  package func drag(toNormalizedPosition position: CGFloat) -> (from: CGPoint, to: CGPoint) {
    let bounds = storedBounds
    let range = maximumValue - minimumValue
    let value = minimumValue + Float(min(max(position.finiteOrZero, 0), 1)) * range
    let target = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return (screenRect(thumb).center, screenRect(target).center)
  }
}

extension CGRect {
  fileprivate var thinned: CGRect { insetBy(dx: 0, dy: 1) }
  fileprivate var thickened: CGRect { insetBy(dx: 0, dy: -1) }
}
