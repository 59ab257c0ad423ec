import Foundation

/// Dragging the content with a finger or the mouse.
extension UIScrollView {
  /// Called when a finger comes down on the content.
  ///
  /// - Returns: Whether the touch is for the scroll view alone, because it stops content that moves.
  func fingerDidTouch(_ touch: UITouch) -> Bool {
    scrolling.drag = ScrollDrag(startTime: touch.timestamp, startOffset: contentOffset)
    guard isDecelerating else { return false }
    stopMoving()
    scrolling.drag?.mode = .holding
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    return true
  }

  /// Decides what a finger that has moved does to the content.
  ///
  /// - Returns: Whether the touch is the scroll view's from now on.
  func decide(_ touch: UITouch, translation: CGPoint) -> Bool {
    guard let drag = scrolling.drag, mayTake(touch, drag) else { return false }
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
    case .scrolling: moveContent(following: pan)
    case .holding where pan.isDrag: panDidBegin(pan)
    default: break
    }
  }

  func panDidEnd(_ pan: ScrollPanGestureRecognizer, isCancelled: Bool) {
    let mode = scrolling.drag?.mode
    switch mode {
    case .scrolling:
      if !isCancelled { moveContent(following: pan) }
      endDragging(velocity: isCancelled ? .zero : pan.velocity(in: self))
    case .swiping:
      scrolling.drag = nil
      endSwipe(translation: pan.distanceMoved, isCancelled: isCancelled)
    default: scrolling.drag = nil
    }
  }

  /// Whether the touch may be taken from the view that it began in.
  private func mayTake(_ touch: UITouch, _ drag: ScrollDrag) -> Bool {
    guard let view = touch.view, view !== self else { return true }
    guard canCancelContentTouches else { return false }
    if touchesShouldCancel(in: view) { return true }
    // UIKit holds touches back for a moment, so that a quick drag never reaches the control.
    return delaysContentTouches && touch.timestamp - drag.startTime <= Self.contentTouchDelay
  }

  private func beginDragging(_ pan: ScrollPanGestureRecognizer) {
    stopMoving()
    if keyboardDismissMode != .none { storedWindow?.firstResponder?.resignFirstResponder() }
    userWillScroll()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    moveContent(following: pan)
  }

  private func moveContent(following pan: ScrollPanGestureRecognizer) {
    guard let drag = scrolling.drag else { return }
    var translation = pan.translation(in: self)
    if isDirectionalLockEnabled {
      if abs(translation.x) > abs(translation.y) { translation.y = 0 } else { translation.x = 0 }
    }
    let range = offsetRange
    let target = CGPoint(
      x: canDrag(.horizontal)
        ? stretched(
          drag.startOffset.x - translation.x, range.least.x, range.most.x,
          alwaysBounceHorizontal || isBigger(.horizontal))
        : contentOffset.x,
      y: canDrag(.vertical)
        ? stretched(drag.startOffset.y - translation.y, range.least.y, range.most.y, true)
        : contentOffset.y)
    moveContent(to: target)
    refreshControl?.contentWasPulled(by: range.least.y - target.y)
  }

  /// Beyond its edge the content follows the finger half as far.
  private func stretched(
    _ offset: CGFloat, _ least: CGFloat, _ most: CGFloat, _ mayStretch: Bool
  ) -> CGFloat {
    let inside = min(max(offset, least), most)
    guard bounces, mayStretch else { return inside }
    return inside + (offset - inside) / 2
  }

  private func endDragging(velocity: CGPoint) {
    // The content moves against the finger's direction of scrolling.
    let speed = CGPoint(
      x: canDrag(.horizontal) ? -velocity.x / 1000 : 0,
      y: canDrag(.vertical) ? -velocity.y / 1000 : 0)
    scrolling.drag = nil
    refreshControl?.contentWasLetGo()
    let ownTarget = restingPlace(speed)
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
      to: target, duration: runningTime(speed, to: target == ownTarget ? target : nil))
  }

  /// Where the content comes to rest when it is let go of at a speed, in points a millisecond.
  private func restingPlace(_ speed: CGPoint) -> CGPoint {
    let offset = contentOffset
    if isPagingEnabled {
      return clamped(
        CGPoint(
          x: page(offset.x, speed.x, length: storedBounds.width),
          y: page(offset.y, speed.y, length: storedBounds.height)))
    }
    return clamped(CGPoint(x: offset.x + freeWay(speed.x), y: offset.y + freeWay(speed.y)))
  }

  /// How far content runs that nothing holds up, let go of at a speed, in points.
  private func freeWay(_ speed: CGFloat) -> CGFloat {
    let rate = decelerationRate.rawValue.clampedRate
    return abs(speed) < Self.leastSpeed ? 0 : (speed * rate / (1 - rate)).rounded()
  }

  /// The beginning of the page that a position, let go of at a speed, belongs to.
  private func page(_ position: CGFloat, _ speed: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return position }
    let pages = position / length
    if abs(speed) < Self.leastSpeed { return pages.rounded() * length }
    return (speed > 0 ? pages.rounded(.up) : pages.rounded(.down)) * length
  }

  /// How long the content runs on, in seconds.
  ///
  /// - Parameters:
  ///   - speed: In points a millisecond.
  ///   - target: Where the speed and the edges lead; nil for where the delegate wants it.
  private func runningTime(_ speed: CGPoint, to target: CGPoint?) -> TimeInterval {
    guard !isPagingEnabled else { return Self.animationDuration }
    let offset = contentOffset
    return max(
      Self.animationDuration, runningTime(speed.x, over: target.map { $0.x - offset.x }),
      runningTime(speed.y, over: target.map { $0.y - offset.y }))
  }

  /// The same along one axis, on which an edge may end the way before the speed does.
  private func runningTime(_ speed: CGFloat, over way: CGFloat?) -> TimeInterval {
    guard abs(speed) >= Self.leastSpeed else { return 0 }
    let rate = Double(decelerationRate.rawValue.clampedRate)
    /// How much of the speed is left at the end.
    var rest = Self.restingSpeed / Double(abs(speed))
    let free = freeWay(speed)
    if let way, way != free {
      // From beyond its edge it does not come back by this speed.
      guard way * free > 0, abs(way) < abs(free) else { return 0 }
      rest = 1 - Double(way / free) * (1 - rest)
    }
    return log(rest) / log(rate) / 1000
  }

  /// In seconds, as in UIKit.
  private static let contentTouchDelay: TimeInterval = 0.15
  /// In points a millisecond: slower than this, the content stays where it is let go of.
  private static let leastSpeed: CGFloat = 0.1
  /// In points a millisecond: slower than this, the content has come to rest.
  private static let restingSpeed: Double = 0.01
}

extension UITouch {
  /// Whether the finger has moved too far in a scroll view to be tapping.
  func hasWandered(in scrollView: UIScrollView) -> Bool {
    let pan = scrollView.scrollPan
    return pan.hasMoved && pan.tracking.touches.contains { $0 === self }
  }
}
