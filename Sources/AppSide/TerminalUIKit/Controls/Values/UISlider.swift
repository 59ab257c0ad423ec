import CellRendering
import Foundation

/// Chooses a value from a range by moving a thumb along a track (UIKit).
///
/// The value follows the finger to the point. A touch beside the thumb brings it there at once. With the
/// focus on it, the arrows move it by a tenth of the range, with Shift by a hundredth, Home and End to
/// the ends.
@preconcurrency @MainActor
open class UISlider: UIControl {
  final private var storedValue: Float = 0
  /// How far from the middle of the thumb the finger is, in points.
  final private var grip: CGFloat = 0
  final private var valueAtTouch: Float = 0

  /// Makes a slider with a frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a slider of an archive; Linux has none of Interface Builder's, so it is a plain one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, always within the range; setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The least value; a greatest value below it follows.
  open var minimumValue: Float = 0 {
    didSet {
      if !accepts(minimumValue, as: "minimumValue") { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
      setNeedsDisplay()
    }
  }

  /// The greatest value; a least value above it follows.
  open var maximumValue: Float = 1 {
    didSet {
      if !accepts(maximumValue, as: "maximumValue") { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
      setNeedsDisplay()
    }
  }

  /// Whether `valueChanged` is sent all along a drag, and not only at its end.
  open var isContinuous = true

  /// The colour of the track before the thumb; nil is the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the track behind the thumb; nil is that of separators.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the thumb; nil is the tint.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Sets the value without sending an event.
  ///
  /// - Parameters:
  ///   - value: Brought into the range; what is no number counts as the least.
  ///   - animated: Whether the thumb moves: it is there at once, as the value is in UIKit.
  open func setValue(_ value: Float, animated: Bool) {
    let limited = value > minimumValue ? min(value, maximumValue) : minimumValue
    guard limited != storedValue else { return }
    storedValue = limited
    setNeedsDisplay()
  }

  // MARK: Geometry

  /// Where the track is within bounds, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - CellMetrics.height / 2, width: bounds.width,
      height: CellMetrics.height)
  }

  /// Where the thumb is for a value, in points.
  ///
  /// - Parameters:
  ///   - bounds: Those of the slider.
  ///   - rect: Where the track is.
  ///   - value: The value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share = CGFloat(share(of: value))
    let room = max(0, rect.width - CellMetrics.width)
    return CGRect(
      x: rect.minX + room * (isRightToLeft ? 1 - share : share), y: rect.minY,
      width: CellMetrics.width, height: rect.height)
  }

  /// As wide as the app makes it, one cell high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CellMetrics.height)
  }

  /// The width there is, one cell high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 4 * CellMetrics.width), height: CellMetrics.height)
  }

  // MARK: Tracking

  /// Takes hold of the thumb, or brings it to the finger.
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

  /// Lets go of the thumb.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { move(to: touch.location(in: self).x, event) }
    if !isContinuous, value != valueAtTouch { sendValueChanged(event) }
  }

  /// Whether the Tab key can put the focus here.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Moves the thumb at arrows, Home and End; passes other keys on.
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

  /// Makes the value a tenth of the range bigger and tells so.
  open override func accessibilityIncrement() {
    change(to: value + (maximumValue - minimumValue) / 10, nil)
  }

  /// Makes the value a tenth of the range smaller and tells so.
  open override func accessibilityDecrement() {
    change(to: value - (maximumValue - minimumValue) / 10, nil)
  }

  // MARK: Drawing

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
    context.text(isFocused || isHighlighted ? "◉" : "●", at: thumb.origin, color)
  }

  // MARK: Accessibility

  /// Keeps drags along the slider for itself.
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
  override var defaultAccessibilityRole: AccessibilityRole { .slider }

  // MARK: Values and places

  var thumb: CGRect {
    let bounds = storedBounds
    return thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Where a value lies in the range, from 0 to 1.
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
