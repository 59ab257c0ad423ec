import CellRendering
import ElementTypes
import Foundation

/// A control for choosing one of several segments (UIKit).
///
/// While it is focused, the arrow keys move the selection, and the digits select by number.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index for no segment.
  public nonisolated static let noSegment = -1

  final var segments: [Segment] = []
  final private var storedSelection = UISegmentedControl.noSegment
  final private var pressedSegment: Int?

  /// Creates a control without segments, with the given frame in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty control, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a segment for each item.
  ///
  /// - Parameter items: Titles of type `String` or images of type `UIImage`; other items give empty
  ///   segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action, which is performed when the segment is
  /// selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  // MARK: Selection

  /// The index of the selected segment, or `noSegment`; setting it sends no event.
  ///
  /// An index out of range is reported and changes nothing.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        return ViewMisuse.indexOutOfRange(
          self, method: "setSelectedSegmentIndex:", newValue, count: segments.count
        ).report()
      }
      storedSelection = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the selection is cleared immediately after its event was sent.
  open var isMomentary = false { didSet { setNeedsDisplay() } }

  /// The colour behind the selected segment, or `nil` for the default.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the widths of segments follow their content instead of being equal.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  // MARK: Drawing and size

  /// The size that fits all segments in one row.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(\.naturalWidth)
    let width =
      apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: width, height: CellMetrics.height)
  }

  /// Returns the size that fits all segments in one row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var focusMark: FocusMark { FocusMark(area: middleRow, color: focusMarkColor) }

  override func drawContent(in context: DrawingContext) {
    let row = middleRow
    context.fill(row, .tertiarySystemFill, cornerRadius: 5)
    let frames = segmentFrames
    for (index, segment) in segments.enumerated() {
      let isChosen = index == storedSelection && !isMomentary
      let isPressed = index == pressedSegment && isTouchInside
      draw(segment, in: frames[index], isChosen: isChosen, isPressed: isPressed, context)
      let hasLine =
        index > 0 && !isChosen && (isMomentary || index - 1 != storedSelection) && !isPressed
      if hasLine {
        let edge = isRightToLeft ? frames[index].maxX - CellMetrics.width : frames[index].minX
        context.text("│", at: CGPoint(x: edge, y: row.minY), .separator)
      }
    }
  }

  private func draw(
    _ segment: Segment, in frame: CGRect, isChosen: Bool, isPressed: Bool,
    _ context: DrawingContext
  ) {
    if isChosen {
      context.fill(frame, selectedSegmentTintColor ?? Self.chosenColor, cornerRadius: 5)
    } else if isPressed {
      context.fill(frame, .systemFill, cornerRadius: 5)
    }
    if let image = segment.image {
      let place = UIView.ContentMode.scaleAspectFit.rect(
        of: image.size, in: frame.insetBy(dx: CellMetrics.width, dy: 0))
      context.picture(image, tint: tintColor, in: place)
      return
    }
    let cells = max(0, (frame.width / CellMetrics.width - 2).whole)
    let title = TextMetrics.truncate(segment.title ?? "", toCells: cells)
    let free = frame.width / CellMetrics.width - CGFloat(TextMetrics.width(of: title))
    let x = frame.minX + (free / 2).rounded(.down) * CellMetrics.width
    context.text(
      title, at: CGPoint(x: x, y: frame.minY),
      isEnabled && segment.isEnabled ? .label : .tertiaryLabel,
      font: isChosen ? .boldSystemFont(ofSize: UIFont.systemFontSize) : nil)
  }

  // MARK: Events

  /// Starts tracking the touched segment.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = segment(at: touch.location(in: self))
    return pressedSegment != nil
  }

  /// Tracks the segment under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = segment(at: touch.location(in: self))
    setNeedsDisplay()
    return true
  }

  /// Selects the segment under the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    pressedSegment = nil
    guard let touch, isTouchInside, let index = segment(at: touch.location(in: self)) else {
      return
    }
    choose(index, event)
  }

  /// Cancels tracking.
  open override func cancelTracking(with event: UIEvent?) { pressedSegment = nil }

  /// Whether the Tab key can focus the control.
  open override var canBecomeFocused: Bool { isEnabled && !segments.isEmpty }

  /// Moves the selection with the arrow keys and selects with digits; other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = pressesNotHandled(presses) { key in
      if let number = Int(key.characters), segments.indices.contains(number - 1) {
        choose(number - 1, event)
      } else if let step = step(for: key) {
        moveChoice(by: key.isVertical ? -step : step, event)
      } else {
        return false
      }
      return true
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func moveChoice(by step: Int, _ event: UIEvent?) {
    let usable = segments.indices.filter { segments[$0].isEnabled }
    let target =
      storedSelection == Self.noSegment
      ? (step > 0 ? usable.first : usable.last)
      : step > 0
        ? usable.first { $0 > storedSelection } : usable.last { $0 < storedSelection }
    if let target { choose(target, event) }
  }

  private func choose(_ index: Int, _ event: UIEvent?) {
    guard segments.indices.contains(index), segments[index].isEnabled,
      isMomentary || index != storedSelection
    else { return }
    let action = segments[index].action
    selectedSegmentIndex = index
    sendValueChanged(event)
    if let action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Accessibility

  override var takesTaps: Bool { true }

  override var defaultElementType: ElementType { .segmentedControl }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    if accessibilityElementsHidden || accessibilityElements != nil || isAccessibilityElement {
      return super.visitAccessibilityChildren(visit)
    }
    for segment in segments where !visit(element(of: segment)) { return false }
    return true
  }

  private func element(of segment: Segment) -> ElementPart {
    if let element = segment.element { return element }
    let element = ElementPart(of: self) { [weak segment] control in
      guard let index = control.segments.firstIndex(where: { $0 === segment }) else {
        return ElementPart.Description(role: .button, frame: .zero)
      }
      let segment = control.segments[index]
      var traits: UIAccessibilityTraits = .button
      if index == control.selectedSegmentIndex { traits.insert(.selected) }
      if !control.isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      return ElementPart.Description(
        role: .button, label: segment.title ?? segment.image?.spokenName, traits: traits,
        frame: control.segmentFrames[index])
    }
    segment.element = element
    return element
  }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private static let chosenColor = UIColor(
    light: RGBAColor(0xFFFFFF), dark: RGBAColor(0x636366))
}

extension UIKey {
  var isVertical: Bool { keyCode == .keyboardUpArrow || keyCode == .keyboardDownArrow }
}
