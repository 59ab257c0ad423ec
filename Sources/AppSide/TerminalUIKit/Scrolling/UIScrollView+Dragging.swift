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
    var target = restingPlace(speed)
    withUnsafeMutablePointer(to: &target) { pointer in
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: speed, targetContentOffset: pointer)
    }
    target = clamped(target.finite)
    let willDecelerate = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    guard willDecelerate, scrolling.movement == nil else { return }
    decelerate(to: target, duration: runningTime(speed))
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
    let rate = decelerationRate.rawValue.clampedRate
    func run(_ speed: CGFloat) -> CGFloat {
      abs(speed) < Self.leastSpeed ? 0 : (speed * rate / (1 - rate)).rounded()
    }
    return clamped(CGPoint(x: offset.x + run(speed.x), y: offset.y + run(speed.y)))
  }

  /// The beginning of the page that a position, let go of at a speed, belongs to.
  private func page(_ position: CGFloat, _ speed: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return position }
    let pages = position / length
    if abs(speed) < Self.leastSpeed { return pages.rounded() * length }
    return (speed > 0 ? pages.rounded(.up) : pages.rounded(.down)) * length
  }

  /// How long the content runs on, in seconds.
  private func runningTime(_ speed: CGPoint) -> TimeInterval {
    let fastest = Double(max(abs(speed.x), abs(speed.y)))
    let rate = Double(decelerationRate.rawValue.clampedRate)
    guard fastest > Self.restingSpeed, !isPagingEnabled else { return Self.animationDuration }
    let milliseconds = log(Self.restingSpeed / fastest) / log(rate)
    return max(Self.animationDuration, milliseconds / 1000)
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
