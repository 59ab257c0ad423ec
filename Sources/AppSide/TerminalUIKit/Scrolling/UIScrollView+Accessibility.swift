import Foundation

extension UIScrollView {
  /// Scrolls by a page for assistive technologies, like a three-finger swipe.
  ///
  /// - Returns: Whether the content scrolled.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let visible = unobscuredRect.size
    let isForward = isRightToLeft ? -visible.width : visible.width
    var target = contentOffset
    switch direction {
    case .down: target.y += visible.height
    case .up: target.y -= visible.height
    case .right: target.x += visible.width
    case .left: target.x -= visible.width
    case .next where overflows(.vertical): target.y += visible.height
    case .next: target.x += isForward
    case .previous where overflows(.vertical): target.y -= visible.height
    case .previous: target.x -= isForward
    }
    return isScrollEnabled && moveByUser(to: target)
  }
}
