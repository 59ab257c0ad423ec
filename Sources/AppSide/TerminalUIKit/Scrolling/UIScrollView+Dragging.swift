import Foundation

/// Dragging with a finger or the mouse.
extension UIScrollView {
  /// Called when a touch begins on the content.
  ///
  /// - Returns: Whether the scroll view claims the touch because it stops a deceleration.
  func touchDidBegin(_ touch: UITouch) -> Bool {
    scrolling.drag = ScrollDrag(startTime: touch.timestamp, startOffset: contentOffset)
    guard isDecelerating else { return false }
    stopMoving()
    scrolling.drag?.mode = .holding
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    return true
  }

  /// Determines the effect of a finger's movement on the content.
  ///
  /// - Returns: Whether the scroll view claims the touch.
  func shouldClaim(_ touch: UITouch, translation: CGPoint) -> Bool {
    guard let drag = scrolling.drag, canClaim(touch, drag) else { return false }
    let axis: NSLayoutConstraint.Axis =
      abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    if canDrag(axis) {
      scrolling.drag?.mode = .scrolling
    } else if beginSwipe(touch, translation: translation) {
      scrolling.drag?.mode = .swiping
    } else {
      return false
    }
    return true
  }

  func panDidBegin(_ pan: ScrollPanGestureRecognizer) {
    if scrolling.drag?.mode == .scrolling { beginDragging(pan) }
  }

  func panDidMove(_ pan: ScrollPanGestureRecognizer) {
    switch scrolling.drag?.mode {
    case .scrolling: scroll(following: pan)
    case .holding where pan.isDrag: panDidBegin(pan)
    default: break
    }
  }

  func panDidEnd(_ pan: ScrollPanGestureRecognizer, isCancelled: Bool) {
    let mode = scrolling.drag?.mode
    switch mode {
    case .scrolling:
      if !isCancelled { scroll(following: pan) }
      endDragging(velocity: isCancelled ? .zero : pan.velocity(in: self))
    case .swiping:
      scrolling.drag = nil
      endSwipe(translation: pan.distanceMoved, isCancelled: isCancelled)
    default: scrolling.drag = nil
    }
  }

  /// Returns whether the touch can be cancelled in the view in which it began.
  private func canClaim(_ touch: UITouch, _ drag: ScrollDrag) -> Bool {
    guard let view = touch.view, view !== self else { return true }
    guard canCancelContentTouches else { return false }
    if touchesShouldCancel(in: view) { return true }
    // As in UIKit, touches are delayed briefly, so that a quick drag never reaches the control.
    return delaysContentTouches && touch.timestamp - drag.startTime <= Self.contentTouchDelay
  }

  private func beginDragging(_ pan: ScrollPanGestureRecognizer) {
    stopMoving()
    if keyboardDismissMode != .none { storedWindow?.firstResponder?.resignFirstResponder() }
    userWillScroll()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    scroll(following: pan)
  }

  private func scroll(following pan: ScrollPanGestureRecognizer) {
    guard let drag = scrolling.drag else { return }
    var translation = pan.translation(in: self)
    if isDirectionalLockEnabled {
      if abs(translation.x) > abs(translation.y) { translation.y = 0 } else { translation.x = 0 }
    }
    let range = offsetRange
    let target = CGPoint(
      x: canDrag(.horizontal)
        ? stretched(
          drag.startOffset.x - translation.x, range.minimum.x, range.maximum.x,
          alwaysBounceHorizontal || overflows(.horizontal))
        : contentOffset.x,
      y: canDrag(.vertical)
        ? stretched(drag.startOffset.y - translation.y, range.minimum.y, range.maximum.y, true)
        : contentOffset.y)
    moveContent(to: target)
    refreshControl?.dragDidMove(by: range.minimum.y - target.y)
  }

  /// Returns the offset for a drag.
  ///
  /// Beyond its edge, the content moves half as far as the finger.
  private func stretched(
    _ offset: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ mayStretch: Bool
  ) -> CGFloat {
    let inside = min(max(offset, minimum), maximum)
    guard bounces, mayStretch else { return inside }
    return inside + (offset - inside) / 2
  }

  private func endDragging(velocity: CGPoint) {
    // The offset changes in the opposite direction to the finger.
    let speed = CGPoint(
      x: canDrag(.horizontal) ? -velocity.x / 1000 : 0,
      y: canDrag(.vertical) ? -velocity.y / 1000 : 0)
    scrolling.drag = nil
    refreshControl?.dragDidEnd()
    let ownTarget = restingOffset(speed)
    var target = ownTarget
    withUnsafeMutablePointer(to: &target) { pointer in
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: speed, targetContentOffset: pointer)
    }
    target = clamped(target.finite)
    let willDecelerate = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    guard willDecelerate, scrolling.movement == nil else { return }
    decelerate(
      to: target, duration: decelerationDuration(speed, to: target == ownTarget ? target : nil))
  }

  /// Returns the resting offset after a release at a speed, in points per millisecond.
  private func restingOffset(_ speed: CGPoint) -> CGPoint {
    let offset = contentOffset
    if isPagingEnabled {
      return clamped(
        CGPoint(
          x: page(offset.x, speed.x, length: storedBounds.width),
          y: page(offset.y, speed.y, length: storedBounds.height)))
    }
    return clamped(
      CGPoint(
        x: offset.x + unobstructedDistance(speed.x), y: offset.y + unobstructedDistance(speed.y)))
  }

  /// Returns the distance that unobstructed content moves after a release at a speed, in points.
  private func unobstructedDistance(_ speed: CGFloat) -> CGFloat {
    let rate = decelerationRate.rawValue.clampedRate
    return abs(speed) < Self.minimumSpeed ? 0 : (speed * rate / (1 - rate)).rounded()
  }

  /// Returns the start of the page on which content released at a position and speed comes to rest.
  private func page(_ position: CGFloat, _ speed: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return position }
    let pages = position / length
    if abs(speed) < Self.minimumSpeed { return pages.rounded() * length }
    return (speed > 0 ? pages.rounded(.up) : pages.rounded(.down)) * length
  }

  /// Returns the duration of the deceleration, in seconds.
  ///
  /// - Parameters:
  ///   - speed: The speed in points per millisecond.
  ///   - target: The target that follows from the speed and the edges, or `nil` if the delegate
  ///     changed it.
  private func decelerationDuration(_ speed: CGPoint, to target: CGPoint?) -> TimeInterval {
    guard !isPagingEnabled else { return Self.animationDuration }
    let offset = contentOffset
    return max(
      Self.animationDuration, decelerationDuration(speed.x, over: target.map { $0.x - offset.x }),
      decelerationDuration(speed.y, over: target.map { $0.y - offset.y }))
  }

  /// Returns the duration along one axis, on which an edge can end the movement early.
  private func decelerationDuration(_ speed: CGFloat, over distance: CGFloat?) -> TimeInterval {
    guard abs(speed) >= Self.minimumSpeed else { return 0 }
    let rate = Double(decelerationRate.rawValue.clampedRate)
    /// The fraction of the speed that remains at the end.
    var rest = Self.restingSpeed / Double(abs(speed))
    let free = unobstructedDistance(speed)
    if let distance, distance != free {
      // Content beyond its edge doesn't return at this speed.
      guard distance * free > 0, abs(distance) < abs(free) else { return 0 }
      rest = 1 - Double(distance / free) * (1 - rest)
    }
    return log(rest) / log(rate) / 1000
  }

  /// The delay in seconds, as in UIKit.
  private static let contentTouchDelay: TimeInterval = 0.15
  /// The speed, in points per millisecond, below which released content doesn't move.
  private static let minimumSpeed: CGFloat = 0.1
  /// The speed, in points per millisecond, below which content is at rest.
  private static let restingSpeed: Double = 0.01
}

extension UITouch {
  /// Returns whether the finger has moved too far in a scroll view for a tap.
  func hasMovedBeyondTap(in scrollView: UIScrollView) -> Bool {
    let pan = scrollView.scrollPan
    return pan.hasMoved && pan.tracking.touches.contains { $0 === self }
  }
}
