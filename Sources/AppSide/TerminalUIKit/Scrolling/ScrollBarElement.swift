import CellRendering
import Foundation

/// The accessibility element of a scroll bar, with XCUITest's texts for the number of pages and the
/// position.
final class ScrollBarElement: UIAccessibilityElement {
  private let axis: NSLayoutConstraint.Axis

  init(of scrollView: UIScrollView, axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(accessibilityContainer: scrollView)
  }

  private var scrollView: UIScrollView? { accessibilityContainer as? UIScrollView }

  override var defaultAccessibilityLabel: String? {
    let name = axis == .vertical ? "Vertical" : "Horizontal"
    return "\(name) scroll bar, \(pageCount == 1 ? "1 page" : "\(pageCount) pages")"
  }

  override var defaultAccessibilityValue: String? {
    guard let scrollView else { return "0%" }
    let range = scrollView.offsetRange
    let offset = scrollView.contentOffset
    let (passed, distance) =
      axis == .vertical
      ? (offset.y - range.minimum.y, range.maximum.y - range.minimum.y)
      : (offset.x - range.minimum.x, range.maximum.x - range.minimum.x)
    let share = distance > 0 ? min(max(passed / distance, 0), 1) : 0
    return "\(Int((share * 100).rounded()))%"
  }

  override var defaultAccessibilityFrame: CGRect {
    guard let scrollView else { return .zero }
    let bounds = scrollView.storedBounds
    let strip =
      axis == .vertical
      ? CGRect(
        x: bounds.maxX - CellMetrics.width, y: bounds.minY, width: CellMetrics.width,
        height: bounds.height)
      : CGRect(
        x: bounds.minX, y: bounds.maxY - CellMetrics.height, width: bounds.width,
        height: CellMetrics.height)
    return scrollView.screenRect(strip)
  }

  private var pageCount: Int {
    guard let scrollView else { return 1 }
    let visible = scrollView.unobscuredRect.size
    let content = scrollView.contentSize
    let pages =
      axis == .vertical ? content.height / visible.height : content.width / visible.width
    // There is no content, no visible area, or an absurd number of pages.
    guard pages.isFinite, pages > 1, pages < 1e9 else { return 1 }
    return Int(pages.rounded(.up))
  }
}
