import Foundation

extension UIScrollView {
  /// The offsets at which the content fills the view: from the smallest to the biggest.
  var offsetRange: (least: CGPoint, most: CGPoint) {
    let inset = adjustedContentInset
    let size = storedBounds.size
    let content = contentSize
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, content.width + inset.right - size.width),
        y: max(least.y, content.height + inset.bottom - size.height))
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.least.x), range.most.x),
      y: min(max(offset.y, range.least.y), range.most.y))
  }

  /// The part of the content that can be seen and is not covered by bars.
  var uncoveredRect: CGRect { uncoveredRect(at: contentOffset) }

  /// The same for another offset.
  func uncoveredRect(at offset: CGPoint) -> CGRect {
    CGRect(origin: offset, size: storedBounds.size).inset(by: adjustedContentInset)
  }

  /// Gives the content a size that layout or data have brought, through the property, so that a class
  /// with one of its own hears of it.
  func takeContentSize(_ size: CGSize) {
    guard size.positive != scrolling.contentSize else { return }
    contentSize = size
  }

  func setContentSize(_ size: CGSize) {
    let size = size.positive
    guard size != scrolling.contentSize else { return }
    scrolling.contentSize = size
    TreeChange.note()
    // A direction in which the content can be scrolled now may have other insets.
    insetsMayHaveChanged()
    keepContentInReach()
  }

  /// Moves the content through the property, so that a class with one of its own hears of it.
  func moveContent(to offset: CGPoint) {
    guard offset != storedBounds.origin else { return }
    let wasMoving = scrolling.isMovingContent
    scrolling.isMovingContent = true
    defer { scrolling.isMovingContent = wasMoving }
    contentOffset = offset
  }

  /// What the property does: code that sets it ends what moves the content by itself.
  func placeContent(at offset: CGPoint) {
    if scrolling.isMovingContent {
      // Code that sets the property meanwhile is no part of the movement.
      scrolling.isMovingContent = false
    } else {
      stopMoving()
    }
    guard offset != storedBounds.origin else { return }
    bounds = CGRect(origin: offset, size: storedBounds.size)
  }

  /// Brings the content back that a change of size has left out of the view.
  func keepContentInReach() {
    guard !isDragging, scrolling.movement == nil else { return }
    // Content that nobody has laid out yet stays where the app has put it.
    guard storedBounds.width > 0, storedBounds.height > 0, scrolling.laidOutSize != nil else {
      return
    }
    moveContent(to: clamped(contentOffset))
  }

  /// As UIKit does, the content follows insets that it was at the edge of.
  func insetsMayHaveChanged() {
    let old = scrolling.adjustedInset
    let new = currentAdjustedInset
    guard new != old else { return }
    let offset = contentOffset
    scrolling.adjustedInset = new
    if !isDragging, scrolling.movement == nil {
      var moved = offset
      if offset.y <= -old.top { moved.y += old.top - new.top }
      if offset.x <= -old.left { moved.x += old.left - new.left }
      moveContent(to: moved)
      keepContentInReach()
    }
    TreeChange.note()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The safe area without what the content makes room for already.
  var uncoveredSafeArea: UIEdgeInsets {
    let safe = layoutState.safeArea
    let adjusted = scrolling.adjustedInset
    let own = scrolling.contentInset
    return UIEdgeInsets(
      top: max(0, safe.top - (adjusted.top - own.top - scrolling.refreshInset)),
      left: max(0, safe.left - (adjusted.left - own.left)),
      bottom: max(0, safe.bottom - (adjusted.bottom - own.bottom)),
      right: max(0, safe.right - (adjusted.right - own.right)))
  }

  private var currentAdjustedInset: UIEdgeInsets {
    var inset = scrolling.contentInset
    inset.top += scrolling.refreshInset
    let safe = safeAreaInsets
    let size = storedBounds.size
    let isVertical: Bool
    let isHorizontal: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: (isVertical, isHorizontal) = (false, false)
    case .always: (isVertical, isHorizontal) = (true, true)
    case .automatic, .scrollableAxes:
      isVertical =
        contentInsetAdjustmentBehavior == .automatic || alwaysBounceVertical
        || scrolling.contentSize.height > size.height
      isHorizontal = alwaysBounceHorizontal || scrolling.contentSize.width > size.width
    }
    if isVertical {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if isHorizontal {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// The nearest offset that shows a part of the content.
  func offset(showing rect: CGRect) -> CGPoint {
    let visible = uncoveredRect
    var offset = contentOffset
    offset.x += Self.shift(rect.minX, rect.maxX, into: visible.minX, visible.maxX)
    offset.y += Self.shift(rect.minY, rect.maxY, into: visible.minY, visible.maxY)
    return clamped(offset)
  }

  /// How far to move a visible interval so that it holds another, or its beginning.
  private static func shift(
    _ start: CGFloat, _ end: CGFloat, into visibleStart: CGFloat, _ visibleEnd: CGFloat
  ) -> CGFloat {
    if start < visibleStart || end - start > visibleEnd - visibleStart {
      return start - visibleStart
    }
    return end > visibleEnd ? end - visibleEnd : 0
  }

  /// Whether the content does not all fit in a direction.
  func isBigger(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = offsetRange
    return axis == .vertical
      ? range.most.y > range.least.y : range.most.x > range.least.x
  }

  /// Whether the user can move the content in a direction.
  func canDrag(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard isScrollEnabled else { return false }
    let alwaysBounces = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
    return isBigger(axis)
      || (bounces && (alwaysBounces || (axis == .vertical && refreshControl != nil)))
  }
}
