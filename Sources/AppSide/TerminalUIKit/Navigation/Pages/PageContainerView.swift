import CellRendering
import ElementTypes
import Foundation

/// The view of a page view controller: the page, and the dots below it.
@MainActor
final class PageContainerView: UIView {
  private weak var controller: UIPageViewController?

  init(frame: CGRect, controller: UIPageViewController) {
    self.controller = controller
    super.init(frame: frame)
    addSubview(controller.dots)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The area of the page.
  var pageFrame: CGRect {
    let hasDots = controller.map { !$0.dots.isHidden } ?? false
    return CGRect(
      x: 0, y: 0, width: bounds.width,
      height: max(0, bounds.height - (hasDots ? CellMetrics.height : 0)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let page = pageFrame
    controller?.dots.frame = CGRect(
      x: 0, y: page.maxY, width: bounds.width, height: CellMetrics.height)
    for child in controller?.children ?? [] where child.viewIfLoaded?.superview === self {
      child.view.frame = page
    }
  }

  // In UIKit the queue of pages is a scroll view.
  override var defaultElementType: ElementType {
    controller?.transitionStyle == .scroll ? .scrollView : .other
  }
}
