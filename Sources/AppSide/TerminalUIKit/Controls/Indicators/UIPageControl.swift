import CellRendering
import Foundation

/// Shows which of several pages is on show, and turns them (UIKit).
///
/// A tap before or behind the middle turns to the page before or the next one, and so do the arrows with
/// the focus on it.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  final private var storedPage = 0

  /// Makes a control with a frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of an archive; Linux has none of Interface Builder's, so it is a plain one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The page on show, counted from 0 and brought into the range; setting it sends no event.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  /// Whether nothing is drawn while there is only one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  /// What is behind the dots (UIKit).
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing; UIKit shows something while pages are turned, for which a terminal has no time.
    case automatic = 0
    /// A ground.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }

  /// The colour of the dots of other pages; nil is that of text of little importance.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the dot of the page on show; nil is that of text.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The size of the dots of so many pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let cells = max(1, min(pageCount, Self.mostPages) * 2 - 1)
    return CGSize(width: CGFloat(cells) * CellMetrics.width, height: CellMetrics.height)
  }

  /// The size of the dots, with a cell at either side.
  open override var intrinsicContentSize: CGSize {
    let size = size(forNumberOfPages: numberOfPages)
    return CGSize(width: size.width + 2 * CellMetrics.width, height: size.height)
  }

  /// The size of the dots, with a cell at either side.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Turns to the page before or the next one, by the side that was tapped.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isRightHalf = touch.location(in: self).x >= storedBounds.midX
    turn(by: isRightHalf == isRightToLeft ? -1 : 1, event)
  }

  /// Whether the Tab key can put the focus here.
  open override var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

  /// Turns pages at arrows; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = pressesNotHandled(presses) { key in
      guard let step = step(for: key) else { return false }
      turn(by: step, event)
      return true
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Turns to the next page and tells so.
  open override func accessibilityIncrement() { turn(by: 1, nil) }

  /// Turns to the page before and tells so.
  open override func accessibilityDecrement() { turn(by: -1, nil) }

  override func drawContent(in context: DrawingContext) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let row = middleRow
    let pages = min(numberOfPages, Self.mostPages)
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
        ? currentPageIndicatorTintColor ?? (isFocused ? tintColor : .label)
        : pageIndicatorTintColor ?? .secondaryLabel
      context.text(isCurrent ? "●" : "○", at: CGPoint(x: x, y: row.minY), color)
      x += 2 * CellMetrics.width
    }
    drawFocusMark(in: context)
  }

  override var takesTaps: Bool { true }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? {
    "page \(min(currentPage + 1, numberOfPages)) of \(numberOfPages)"
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.adjustable, .updatesFrequently])
  }
  override var defaultAccessibilityRole: AccessibilityRole { .pageIndicator }

  private func turn(by step: Int, _ event: UIEvent?) {
    let previous = currentPage
    currentPage += step
    if currentPage != previous { sendValueChanged(event) }
  }

  /// More dots than a screen has room for help nobody.
  private static let mostPages = 40
}
