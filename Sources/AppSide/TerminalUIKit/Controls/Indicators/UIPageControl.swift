import CellRendering
import ElementTypes
import Foundation

/// A control that shows the current page of several, and moves between them (UIKit).
///
/// A tap on one half moves to the previous or the next page. The arrow keys do the same while the
/// control is focused.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  final private var storedPage = 0

  /// Creates a control with the given frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a plain control, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The index of the current page, clamped to the range; setting it sends no event.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  /// The background style of a page control (UIKit).
  public enum BackgroundStyle: Int, Sendable {
    /// No background. UIKit shows one during interactions, which a terminal doesn't.
    case automatic = 0
    /// A visible background.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The background style.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }

  /// The colour of the dots of other pages, or `nil` for the default.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the current page's dot, or `nil` for the default.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Returns the size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let cells = max(1, min(pageCount, Self.maximumDotCount) * 2 - 1)
    return CGSize(width: CGFloat(cells) * CellMetrics.width, height: CellMetrics.height)
  }

  /// The size of the dots, with a cell at both sides.
  open override var intrinsicContentSize: CGSize {
    let size = size(forNumberOfPages: numberOfPages)
    return CGSize(width: size.width + 2 * CellMetrics.width, height: size.height)
  }

  /// Returns the size of the dots, with a cell at both sides.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Moves to the previous or the next page, depending on the tapped half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isRightHalf = touch.location(in: self).x >= storedBounds.midX
    turn(by: isRightHalf == isRightToLeft ? -1 : 1, event)
  }

  /// Whether the Tab key can focus the control.
  open override var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

  /// Moves between pages with the arrow keys; other keys are passed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = pressesNotHandled(presses) { key in
      guard let step = step(for: key) else { return false }
      turn(by: step, event)
      return true
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Moves to the next page and sends `valueChanged`.
  open override func accessibilityIncrement() { turn(by: 1, nil) }

  /// Moves to the previous page and sends `valueChanged`.
  open override func accessibilityDecrement() { turn(by: -1, nil) }

  override var focusMark: FocusMark { FocusMark(area: middleRow, color: focusMarkColor) }

  override func drawContent(in context: DrawingContext) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let row = middleRow
    let pages = min(numberOfPages, Self.maximumDotCount)
    let free = row.width - size(forNumberOfPages: pages).width
    var x = row.minX + (free / 2 / CellMetrics.width).rounded(.down) * CellMetrics.width
    if backgroundStyle == .prominent {
      let dots = CGRect(x: x, y: row.minY, width: row.width - free, height: row.height)
      context.fill(dots.insetBy(dx: -CellMetrics.width, dy: 0), .secondarySystemFill)
    }
    for place in 0..<pages {
      let page = isRightToLeft ? pages - 1 - place : place
      let isCurrent = page == min(currentPage, pages - 1)
      let color: UIColor =
        isCurrent
        ? currentPageIndicatorTintColor ?? .label
        : pageIndicatorTintColor ?? .secondaryLabel
      context.text(isCurrent ? "●" : "○", at: CGPoint(x: x, y: row.minY), color)
      x += 2 * CellMetrics.width
    }
  }

  override var takesTaps: Bool { true }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? {
    "page \(min(currentPage + 1, numberOfPages)) of \(numberOfPages)"
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.adjustable, .updatesFrequently])
  }
  override var defaultElementType: ElementType { .pageIndicator }

  private func turn(by step: Int, _ event: UIEvent?) {
    let previous = currentPage
    currentPage += step
    if currentPage != previous { sendValueChanged(event) }
  }

  /// The maximum number of dots, as more would not fit onto a screen.
  private static let maximumDotCount = 40
}
