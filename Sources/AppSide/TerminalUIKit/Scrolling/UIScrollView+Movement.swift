import AppRuntime
import Foundation

/// Animations and decelerations, frame by frame on the app's clock.
extension UIScrollView {
  /// Animates the content to an offset that the app has requested.
  ///
  /// - Parameters:
  ///   - target: The final offset.
  ///   - updatedTarget: Returns an updated target on the way, or `nil` to keep the last one.
  func animateContent(to target: CGPoint, updatedTarget: (() -> CGPoint?)? = nil) {
    guard target != contentOffset else { return stopMoving() }
    stopMoving()
    start(.animation, to: target, duration: Self.animationDuration / TimeInterval(animationSpeed)) {
      share in
      // Ease in and out.
      share * share * (3 - 2 * share)
    }
    scrolling.movement?.updatedTarget = updatedTarget
  }

  /// Scrolls at once to a target that can move while content is created.
  ///
  /// - Parameter updatedTarget: Returns the target, or `nil` to stay.
  func moveContent(following updatedTarget: () -> CGPoint?) {
    for _ in 0..<Self.maximumCorrections {
      guard let target = updatedTarget() else { return }
      moveContent(to: target)
      showContent()
      if updatedTarget() == contentOffset { return }
    }
  }

  /// Shifts the offset to keep the visible content in place after the content has moved.
  ///
  /// Drags and movements continue from the new offset.
  func shiftContent(by change: CGFloat, along axis: NSLayoutConstraint.Axis) {
    guard change != 0, change.isFinite else { return }
    let way = axis == .vertical ? CGPoint(x: 0, y: change) : CGPoint(x: change, y: 0)
    scrolling.drag?.startOffset.move(by: way)
    scrolling.movement?.from.move(by: way)
    if scrolling.movement?.kind == .deceleration, var target = scrolling.movement?.to {
      target.move(by: way)
      target = clamped(target)
      scrolling.movement?.to = target
    }
    var offset = contentOffset
    offset.move(by: way)
    moveContent(to: offset)
  }

  /// Returns whether the content can be scrolled towards its beginning.
  func hasContent(before axis: NSLayoutConstraint.Axis) -> Bool {
    let minimum = offsetRange.minimum
    return axis == .vertical ? contentOffset.y > minimum.y : contentOffset.x > minimum.x
  }

  /// Scrolls to a target that can move while content is created on the way.
  ///
  /// - Parameters:
  ///   - updatedTarget: Returns the target, or `nil` to stay.
  ///   - animated: Whether to animate the scrolling.
  func scroll(to updatedTarget: @escaping () -> CGPoint?, animated: Bool) {
    guard animated else {
      stopMoving()
      moveContent(following: updatedTarget)
      if !hasMadeContent { scrolling.pendingTarget = updatedTarget }
      return
    }
    // The target may be an estimate, so create the content here and check again.
    if updatedTarget() == contentOffset { showContent() }
    if let target = updatedTarget() { animateContent(to: target, updatedTarget: updatedTarget) }
  }

  /// Scrolls to the target that the app requested before any content was created.
  func followWaitingGoal() {
    guard hasMadeContent, let updatedTarget = scrolling.pendingTarget else { return }
    scrolling.pendingTarget = nil
    moveContent(following: updatedTarget)
  }

  /// Starts a deceleration after a drag.
  ///
  /// - Parameters:
  ///   - target: The final offset.
  ///   - duration: The duration in seconds of app time, at normal speed.
  func decelerate(to target: CGPoint, duration: TimeInterval) {
    let rest = pow(Double(decelerationRate.rawValue.clampedRate), duration * 1000)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    start(.deceleration, to: target, duration: duration / TimeInterval(animationSpeed)) { share in
      rest < 1 ? (1 - pow(rest, share)) / (1 - rest) : share
    }
  }

  /// Ends a movement and leaves the content where it is.
  func stopMoving() {
    scrolling.movement?.next?.cancel()
    scrolling.movement = nil
    scrolling.pendingTarget = nil
  }

  private func start(
    _ kind: ScrollMovement.Kind, to target: CGPoint, duration: TimeInterval,
    progress: @escaping (Double) -> Double
  ) {
    let isAnimated = UIView.areAnimationsEnabled && duration > 0
    scrolling.movement = ScrollMovement(
      kind: kind, from: contentOffset, to: target, startTime: UIApplication.shared.clock.now,
      duration: isAnimated ? duration : 0, progress: progress)
    UIApplication.shared.scrollViewDidStartMoving(self)
    scheduleFrame(after: isAnimated ? min(Self.frameDuration, duration) : 0)
  }

  private func scheduleFrame(after delay: TimeInterval) {
    scrolling.movement?.next = UIApplication.shared.clock.schedule(
      after: delay, named: "scrolling"
    ) { [weak self] in self?.showFrame() }
  }

  private func showFrame() {
    if let target = scrolling.movement?.updatedTarget?() { scrolling.movement?.to = target }
    guard let movement = scrolling.movement else { return }
    let now = UIApplication.shared.clock.now
    moveContent(to: movement.position(at: now))
    let end = movement.startTime + movement.duration
    if now >= end, let updatedTarget = movement.updatedTarget {
      moveContent(following: updatedTarget)
    }
    // The delegate may have ended this movement or started another.
    guard scrolling.movement?.startTime == movement.startTime else { return }
    guard now >= end else { return scheduleFrame(after: min(Self.frameDuration, end - now)) }
    scrolling.movement = nil
    switch movement.kind {
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// The duration in seconds, as in UIKit.
  static let animationDuration: TimeInterval = 0.3
  /// The time between frames, in seconds; a terminal can display thirty frames per second.
  private static let frameDuration: TimeInterval = 1.0 / 30
  /// The maximum number of corrections of a target.
  ///
  /// Each correction creates more content, so far fewer are enough for any screen.
  private static let maximumCorrections = 100
}

extension CGPoint {
  fileprivate mutating func move(by way: CGPoint) {
    x += way.x
    y += way.y
  }
}

extension CGFloat {
  /// The rate, limited so that a deceleration ends.
  var clampedRate: CGFloat { isFinite ? Swift.min(Swift.max(self, 0.5), 0.9995) : 0.998 }
}
