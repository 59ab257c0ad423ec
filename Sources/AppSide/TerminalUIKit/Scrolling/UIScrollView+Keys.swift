import CellRendering
import Foundation

/// The wheel, and the keys that scroll.
extension UIScrollView {
  /// Moves the content because of a wheel, as far as it goes.
  ///
  /// - Parameter distance: In points; positive moves the content to the right and down.
  /// - Returns: Whether the content moved; what is around is asked if not.
  func turnWheel(by distance: CGPoint) -> Bool {
    moveByUser(
      to: CGPoint(
        x: contentOffset.x - (canDrag(.horizontal) ? distance.x : 0),
        y: contentOffset.y - (canDrag(.vertical) ? distance.y : 0)))
  }

  /// Moves the content because of a key: a page, or to one of its ends.
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

  /// Moves the content as little as needed to show a part of it, as far as the user could.
  ///
  /// - Returns: Whether the content moved.
  func show(_ rect: CGRect) -> Bool {
    var target = offset(showing: rect)
    if !canDrag(.horizontal) { target.x = contentOffset.x }
    if !canDrag(.vertical) { target.y = contentOffset.y }
    return moveByUser(to: target)
  }

  /// A page less a line, so that one is seen on both pages.
  private var pageLength: CGFloat {
    let height = uncoveredRect.height
    return isPagingEnabled
      ? storedBounds.height : max(CellMetrics.height, height - CellMetrics.height)
  }

  /// Moves the content to its end or its beginning, which may turn out to be elsewhere than was thought.
  private func moveByUser(toEnd isEnd: Bool) -> Bool {
    moveByUser {
      let range = offsetRange
      return CGPoint(x: contentOffset.x, y: isEnd ? range.most.y : range.least.y)
    }
  }

  /// Moves the content at once, and tells the delegate as of a drag.
  func moveByUser(to offset: CGPoint) -> Bool {
    let target = clamped(offset)
    return moveByUser { target }
  }

  private func moveByUser(following goal: () -> CGPoint) -> Bool {
    guard goal() != contentOffset else { return false }
    stopMoving()
    userWillScroll()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    moveContent(following: goal)
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    return true
  }
}

extension UIWindow {
  /// Answers a key that nobody else wanted: content that fills most of the screen scrolls, a list gets
  /// the focus.
  ///
  /// - Returns: Whether the key meant anything.
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
  /// Whether the key goes to the end of all content, or to its beginning: Cmd with Down or Up, Home and
  /// End with Cmd or Ctrl; nil for others.
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
