import AppRuntime
import Foundation

/// An animation that has been added to a layer.
@MainActor
final class LayerAnimation {
  let animation: CAAnimation
  let key: String?
  /// The transaction in which the animation was added.
  let group: CATransaction.Group?
  var end: ScheduledWork?
  var hasEnded = false

  init(_ animation: CAAnimation, key: String?) {
    self.animation = animation
    self.key = key
    group = CATransaction.current
  }
}

extension CALayer {
  /// Begins an animation; one that never ends is only kept by its key.
  func start(_ animation: CAAnimation, _ key: String?) {
    for old in runningAnimations where key != nil && old.key == key { end(old, isFinished: false) }
    let running = LayerAnimation(animation, key: key)
    runningAnimations.append(running)
    animation.delegate?.animationDidStart(animation)
    let application = UIApplication.shared
    guard let duration = animation.wholeDuration else { return }
    running.group?.running += 1
    let speed = TimeInterval(application.animationSpeed(of: view.map { [$0] } ?? []))
    let wait = application.animations.isEnabled ? duration / max(speed, .leastNonzeroMagnitude) : 0
    let work = application.clock.schedule(after: wait, named: "an animation") { [weak self] in
      self?.end(running, isFinished: true)
    }
    running.end = work
    application.animations.add(work)
  }

  /// Ends an animation and calls its delegate.
  func end(_ running: LayerAnimation, isFinished: Bool) {
    guard !running.hasEnded else { return }
    running.hasEnded = true
    let wasCounted = running.end != nil
    running.end?.cancel()
    if !isFinished || running.animation.isRemovedOnCompletion {
      runningAnimations.removeAll { $0 === running }
    }
    running.animation.delegate?.animationDidStop(running.animation, finished: isFinished)
    guard wasCounted, let group = running.group else { return }
    group.running -= 1
    group.completeIfDone()
  }
}
