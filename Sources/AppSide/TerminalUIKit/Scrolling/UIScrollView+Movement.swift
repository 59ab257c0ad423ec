import AppRuntime
import Foundation

/// Content that moves by itself, frame by frame on the app's clock.
extension UIScrollView {
  /// Moves the content as an animation of the app.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - goal: Asked on the way for a better target; nil keeps the last one.
  func animateContent(to target: CGPoint, goal: (() -> CGPoint?)? = nil) {
    guard target != contentOffset else { return stopMoving() }
    stopMoving()
    start(.animation, to: target, duration: Self.animationDuration / TimeInterval(animationSpeed)) {
      share in
      // Slow at both ends.
      share * share * (3 - 2 * share)
    }
    scrolling.movement?.goal = goal
  }

  /// Moves the content at once to a goal that what comes on show there may move again.
  ///
  /// - Parameter goal: Where to; nil stays.
  func moveContent(following goal: () -> CGPoint?) {
    for _ in 0..<Self.mostCorrections {
      guard let target = goal() else { return }
      moveContent(to: target)
      showContent()
      if goal() == contentOffset { return }
    }
  }

  /// Moves the offset along with content that has moved, so that what is seen stays where it is; what
  /// drags or moves the content goes on from there.
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

  /// Whether the content can be moved towards its beginning.
  func hasContent(before axis: NSLayoutConstraint.Axis) -> Bool {
    let least = offsetRange.least
    return axis == .vertical ? contentOffset.y > least.y : contentOffset.x > least.x
  }

  /// Moves the content to a goal that what comes on show on the way may move.
  ///
  /// - Parameters:
  ///   - goal: Where to; nil stays.
  ///   - animated: Whether it takes its time.
  func scroll(to goal: @escaping () -> CGPoint?, animated: Bool) {
    guard animated else {
      stopMoving()
      moveContent(following: goal)
      if !hasMadeContent { scrolling.waitingGoal = goal }
      return
    }
    // What has not been made yet may only be thought to be here.
    if goal() == contentOffset { showContent() }
    if let target = goal() { animateContent(to: target, goal: goal) }
  }

  /// Goes to where the app wanted the content before anything of it had been made.
  func followWaitingGoal() {
    guard hasMadeContent, let goal = scrolling.waitingGoal else { return }
    scrolling.waitingGoal = nil
    moveContent(following: goal)
  }

  /// Lets the content run on after a drag.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - duration: In seconds of app time, at normal speed.
  func decelerate(to target: CGPoint, duration: TimeInterval) {
    let rest = pow(Double(decelerationRate.rawValue.clampedRate), duration * 1000)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    start(.deceleration, to: target, duration: duration / TimeInterval(animationSpeed)) { share in
      rest < 1 ? (1 - pow(rest, share)) / (1 - rest) : share
    }
  }

  /// Leaves the content where it is.
  func stopMoving() {
    scrolling.movement?.next?.cancel()
    scrolling.movement = nil
    scrolling.waitingGoal = nil
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
    if let target = scrolling.movement?.goal?() { scrolling.movement?.to = target }
    guard let movement = scrolling.movement else { return }
    let now = UIApplication.shared.clock.now
    moveContent(to: movement.position(at: now))
    let end = movement.startTime + movement.duration
    if now >= end, let goal = movement.goal { moveContent(following: goal) }
    // The delegate may have started or stopped something.
    guard scrolling.movement?.startTime == movement.startTime else { return }
    guard now >= end else { return scheduleFrame(after: min(Self.frameDuration, end - now)) }
    scrolling.movement = nil
    switch movement.kind {
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// In seconds, as UIKit has it.
  static let animationDuration: TimeInterval = 0.3
  /// In seconds: a terminal shows thirty pictures a second well.
  private static let frameDuration: TimeInterval = 1.0 / 30
  /// Each correction shows what was not known before: far more than the items that fit on any screen.
  private static let mostCorrections = 100
}

extension CGPoint {
  fileprivate mutating func move(by way: CGPoint) {
    x += way.x
    y += way.y
  }
}

extension CGFloat {
  /// A rate of deceleration that ends.
  var clampedRate: CGFloat { isFinite ? Swift.min(Swift.max(self, 0.5), 0.9995) : 0.998 }
}
