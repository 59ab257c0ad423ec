import Foundation

extension UIScrollView {
  /// The minimum and maximum offsets at which the content fills the view.
  var offsetRange: (minimum: CGPoint, maximum: CGPoint) {
    let inset = adjustedContentInset
    let size = storedBounds.size
    let content = contentSize
    let minimum = CGPoint(x: -inset.left, y: -inset.top)
    return (
      minimum,
      CGPoint(
        x: max(minimum.x, content.width + inset.right - size.width),
        y: max(minimum.y, content.height + inset.bottom - size.height))
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.minimum.x), range.maximum.x),
      y: min(max(offset.y, range.minimum.y), range.maximum.y))
  }

  /// The visible part of the content that no bar covers.
  var unobscuredRect: CGRect { unobscuredRect(at: contentOffset) }

  /// Returns the part of the content at an offset that no bar covers.
  func unobscuredRect(at offset: CGPoint) -> CGRect {
    CGRect(origin: offset, size: storedBounds.size).inset(by: adjustedContentInset)
  }

  /// Sets the content size computed by layout or from data.
  ///
  /// It goes through the property, because a subclass may override the property.
  func updateContentSize(_ size: CGSize) {
    guard size.positive != scrolling.contentSize else { return }
    contentSize = size
  }

  func setContentSize(_ size: CGSize) {
    let size = size.positive
    guard size != scrolling.contentSize else { return }
    scrolling.contentSize = size
    TreeChange.note()
    // Insets can depend on whether the content scrolls along an axis.
    insetsMayHaveChanged()
    clampContentOffset()
  }

  /// Moves the content through the property, because a subclass may override the property.
  func moveContent(to offset: CGPoint) {
    guard offset != storedBounds.origin else { return }
    let wasMoving = scrolling.isMovingContent
    scrolling.isMovingContent = true
    defer { scrolling.isMovingContent = wasMoving }
    contentOffset = offset
  }

  /// Implements the setter of `contentOffset`.
  ///
  /// The app's code ends a movement by setting it.
  func placeContent(at offset: CGPoint) {
    if scrolling.isMovingContent {
      // If callbacks set the property, that isn't part of the movement.
      scrolling.isMovingContent = false
    } else {
      stopMoving()
    }
    guard offset != storedBounds.origin else { return }
    bounds = CGRect(origin: offset, size: storedBounds.size)
  }

  /// Returns content to the view that a change of size has moved out of it.
  func clampContentOffset() {
    guard !isDragging, scrolling.movement == nil else { return }
    // Content that was never laid out stays at the app's offset.
    guard storedBounds.width > 0, storedBounds.height > 0, scrolling.laidOutSize != nil else {
      return
    }
    moveContent(to: clamped(contentOffset))
  }

  /// Updates the adjusted insets.
  ///
  /// As in UIKit, content at an edge follows its inset.
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
      clampContentOffset()
    }
    TreeChange.note()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The safe area insets beyond those that the content's insets already include.
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

  /// Returns the nearest offset that shows a rectangle of the content.
  func offset(showing rect: CGRect) -> CGPoint {
    let visible = unobscuredRect
    var offset = contentOffset
    offset.x += Self.shift(rect.minX, rect.maxX, into: visible.minX, visible.maxX)
    offset.y += Self.shift(rect.minY, rect.maxY, into: visible.minY, visible.maxY)
    return clamped(offset)
  }

  /// Returns the distance to move a visible interval so that it contains another one, or the start
  /// of it.
  private static func shift(
    _ start: CGFloat, _ end: CGFloat, into visibleStart: CGFloat, _ visibleEnd: CGFloat
  ) -> CGFloat {
    if start < visibleStart || end - start > visibleEnd - visibleStart {
      return start - visibleStart
    }
    return end > visibleEnd ? end - visibleEnd : 0
  }

  /// Returns whether the content is larger than the visible area along an axis.
  func overflows(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = offsetRange
    return axis == .vertical
      ? range.maximum.y > range.minimum.y : range.maximum.x > range.minimum.x
  }

  /// Returns whether the user can drag the content along an axis.
  func canDrag(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard isScrollEnabled else { return false }
    let alwaysBounces = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
    return overflows(axis)
      || (bounces && (alwaysBounces || (axis == .vertical && refreshControl != nil)))
  }
}
