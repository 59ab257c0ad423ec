import AppRuntime
import Foundation

/// Content that moves by itself, frame by frame on the app's clock.
extension UIScrollView {
  /// Moves the content as an animation of the app.
  func animateContent(to target: CGPoint) {
    guard target != contentOffset else { return stopMoving() }
    stopMoving()
    start(.animation, to: target, duration: Self.animationDuration / TimeInterval(animationSpeed)) {
      share in
      // Slow at both ends.
      share * share * (3 - 2 * share)
    }
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
    guard let movement = scrolling.movement else { return }
    let now = UIApplication.shared.clock.now
    moveContent(to: movement.position(at: now))
    // The delegate may have started or stopped something.
    guard scrolling.movement?.startTime == movement.startTime else { return }
    let end = movement.startTime + movement.duration
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
}

extension CGFloat {
  /// A rate of deceleration that ends.
  var clampedRate: CGFloat { isFinite ? Swift.min(Swift.max(self, 0.5), 0.9995) : 0.998 }
}
