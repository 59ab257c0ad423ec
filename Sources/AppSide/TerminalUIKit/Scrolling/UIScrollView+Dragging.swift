import Foundation

/// Dragging the content with a finger or the mouse.
extension UIScrollView {
  /// Called when a finger comes down on the content.
  ///
  /// - Returns: Whether the touch is for the scroll view alone, because it stops content that moves.
  func beginTracking(_ touch: UITouch) -> Bool {
    guard scrolling.drag?.touch == nil, touch.isPrimary else { return false }
    scrolling.drag = ScrollDrag(touch, offset: contentOffset)
    guard isDecelerating else { return false }
    stopMoving()
    scrolling.drag?.mode = .holding
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    return true
  }

  /// Called when a finger on the content has moved.
  ///
  /// - Returns: Whether the touch is the scroll view's from now on.
  func track(_ touch: UITouch) -> Bool {
    guard scrolling.drag?.touch === touch else { return false }
    scrolling.drag?.add(touch)
    guard let drag = scrolling.drag else { return false }
    switch drag.mode {
    case .scrolling: moveContent(following: drag)
    case .swiping: break
    case .undecided, .holding:
      let translation = drag.translation
      let distance = max(abs(translation.x), abs(translation.y))
      guard distance >= Self.dragThreshold, mayTake(touch, drag) else {
        return drag.mode == .holding
      }
      let axis: NSLayoutConstraint.Axis =
        abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
      if canDrag(axis) {
        beginDragging()
      } else if beginSwipe(touch, translation: translation) {
        scrolling.drag?.mode = .swiping
      } else {
        return drag.mode == .holding
      }
    }
    return true
  }

  /// Called when a finger on the content has been lifted, or taken away.
  ///
  /// - Returns: Whether the touch was the scroll view's.
  func endTracking(_ touch: UITouch, isCancelled: Bool) -> Bool {
    guard scrolling.drag?.touch === touch else { return false }
    if !isCancelled { scrolling.drag?.add(touch) }
    guard let drag = scrolling.drag else { return false }
    switch drag.mode {
    case .undecided:
      scrolling.drag = nil
      return false
    case .holding: scrolling.drag = nil
    case .swiping:
      scrolling.drag = nil
      endSwipe(translation: drag.translation, isCancelled: isCancelled)
    case .scrolling:
      if !isCancelled { moveContent(following: drag) }
      endDragging(velocity: isCancelled ? .zero : drag.velocity)
    }
    return true
  }

  /// Forgets a finger that somebody else follows now.
  func stopTracking(_ touch: UITouch) {
    if scrolling.drag?.touch === touch, scrolling.drag?.mode == .undecided { scrolling.drag = nil }
  }

  /// Whether the touch may be taken from the view that it began in.
  private func mayTake(_ touch: UITouch, _ drag: ScrollDrag) -> Bool {
    guard let view = touch.view, view !== self else { return true }
    guard canCancelContentTouches else { return false }
    if touchesShouldCancel(in: view) { return true }
    // UIKit holds touches back for a moment, so that a quick drag never reaches the control.
    return delaysContentTouches && touch.timestamp - drag.startTime <= Self.contentTouchDelay
  }

  private func beginDragging() {
    stopMoving()
    scrolling.drag?.mode = .scrolling
    if keyboardDismissMode != .none { storedWindow?.firstResponder?.resignFirstResponder() }
    userWillScroll()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if let drag = scrolling.drag { moveContent(following: drag) }
  }

  private func moveContent(following drag: ScrollDrag) {
    var translation = drag.translation
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

  /// How far a finger moves before it drags, in points, as in UIKit.
  fileprivate static let dragThreshold: CGFloat = 10
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
    guard let drag = scrollView.scrolling.drag, drag.touch === self else { return false }
    let distance = max(abs(position.x - drag.start.x), abs(position.y - drag.start.y))
    return distance >= UIScrollView.dragThreshold
  }
}
