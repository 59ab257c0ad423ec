import CellRendering
import Foundation

/// Scrolling with the mouse wheel and keys.
extension UIScrollView {
  /// Scrolls the content with the mouse wheel, up to its edges.
  ///
  /// - Parameter distance: The distance in points; positive moves the content to the right and
  ///   down.
  /// - Returns: Whether the content moved. If not, the surrounding scroll view can scroll.
  func scroll(byWheel distance: CGPoint) -> Bool {
    moveByUser(
      to: CGPoint(
        x: contentOffset.x - (canDrag(.horizontal) ? distance.x : 0),
        y: contentOffset.y - (canDrag(.vertical) ? distance.y : 0)))
  }

  /// Scrolls the content in response to a key, by a page or to one of its ends.
  ///
  /// - Returns: Whether the content moved.
  func scroll(by key: UIKey) -> Bool {
    guard isScrollEnabled else { return false }
    var target = contentOffset
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      guard let isEnd = key.isForEndOfContent else { return false }
      return moveByUser(toEnd: isEnd)
    }
    switch key.keyCode {
    case .keyboardPageDown: target.y += pageLength
    case .keyboardPageUp: target.y -= pageLength
    case .keyboardEnd: return moveByUser(toEnd: true)
    case .keyboardHome: return moveByUser(toEnd: false)
    case .keyboardDownArrow: target.y += CellMetrics.height
    case .keyboardUpArrow: target.y -= CellMetrics.height
    case .keyboardRightArrow: target.x += CellMetrics.width
    case .keyboardLeftArrow: target.x -= CellMetrics.width
    default: return false
    }
    return moveByUser(to: target)
  }

  /// Scrolls by the smallest distance that shows a rectangle of the content, if the user could do
  /// so.
  ///
  /// - Returns: Whether the content moved.
  func show(_ rect: CGRect) -> Bool {
    var target = offset(showing: rect)
    if !canDrag(.horizontal) { target.x = contentOffset.x }
    if !canDrag(.vertical) { target.y = contentOffset.y }
    return moveByUser(to: target)
  }

  /// The distance of a page: the visible height less one row, which stays visible.
  private var pageLength: CGFloat {
    let height = unobscuredRect.height
    return isPagingEnabled
      ? storedBounds.height : max(CellMetrics.height, height - CellMetrics.height)
  }

  /// Scrolls to the end or the beginning of the content, whose position can change while content is
  /// created.
  private func moveByUser(toEnd isEnd: Bool) -> Bool {
    moveByUser {
      let range = offsetRange
      return CGPoint(x: contentOffset.x, y: isEnd ? range.maximum.y : range.minimum.y)
    }
  }

  /// Scrolls the content at once, and calls the delegate as for a drag.
  func moveByUser(to offset: CGPoint) -> Bool {
    let target = clamped(offset)
    return moveByUser { target }
  }

  private func moveByUser(following updatedTarget: () -> CGPoint) -> Bool {
    guard updatedTarget() != contentOffset else { return false }
    stopMoving()
    userWillScroll()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    moveContent(following: updatedTarget)
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    return true
  }
}

extension UIWindow {
  /// Scrolls in response to a key that no view handled.
  ///
  /// An arrow key moves the focus to a list; other keys scroll the largest scroll view that can.
  ///
  /// - Returns: Whether the key was handled.
  func scroll(by key: UIKey) -> Bool {
    let shown = scrollViews(in: focusScope)
    if key.modifierFlags.isEmpty,
      key.keyCode == .keyboardDownArrow || key.keyCode == .keyboardUpArrow,
      let list = shown.first(where: { $0.canBecomeFocused }), focusedView == nil, focus(on: list)
    {
      return true
    }
    let bySize = shown.sorted { $0.shownArea > $1.shownArea }
    return bySize.contains { $0.scroll(by: key) }
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    guard view === self || view.canShowSubviews else { return [] }
    let own = (view as? UIScrollView).map { [$0] } ?? []
    return own + view.storedSubviews.flatMap { scrollViews(in: $0) }
  }
}

extension UIView {
  fileprivate var shownArea: CGFloat { storedBounds.width * storedBounds.height }
}

extension UIKey {
  /// Whether the key scrolls to the end of the content or, if `false`, to its beginning.
  ///
  /// These keys are Home, End, Command-Up and Command-Down; for other keys the value is `nil`.
  fileprivate var isForEndOfContent: Bool? {
    guard !modifierFlags.contains(.alternate) else { return nil }
    let isCommand = modifierFlags.contains(.command)
    switch keyCode {
    case .keyboardHome: return false
    case .keyboardEnd: return true
    case .keyboardUpArrow where isCommand: return false
    case .keyboardDownArrow where isCommand: return true
    default: return nil
    }
  }
}
