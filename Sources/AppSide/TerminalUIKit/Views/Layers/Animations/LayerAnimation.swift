import AppRuntime
import Foundation

/// An animation that has been added to a layer.
@MainActor
final class LayerAnimation {
  let animation: CAAnimation
  let key: String?
  /// The work that ends the animation; `nil` if it repeats forever.
  var work: ScheduledWork?
  private(set) var hasEnded = false
  /// The transaction in which the animation was added.
  private let group: CATransaction.Group?

  init(_ animation: CAAnimation, key: String?) {
    self.animation = animation
    self.key = key
    group = CATransaction.current
    group?.running += 1
  }

  /// Calls the delegate and, after the last animation, the completion of the transaction.
  ///
  /// Only the first call has an effect.
  func end(isFinished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    work?.cancel()
    work = nil
    animation.delegate?.animationDidStop(animation, finished: isFinished)
    group?.running -= 1
    group?.completeIfDone()
  }
}

extension CALayer {
  /// Begins an animation; one that never ends is only kept by its key.
  func start(_ animation: CAAnimation, _ key: String?) {
    for old in runningAnimations where key != nil && old.key == key { end(old, isFinished: false) }
    let running = LayerAnimation(animation, key: key)
    runningAnimations.append(running)
    if let duration = animation.wholeDuration {
      let application = UIApplication.shared
      let speed = TimeInterval(application.animationSpeed(of: view.map { [$0] } ?? []))
      let pace = max(speed, .leastNonzeroMagnitude)
      let wait = application.animations.isEnabled ? duration / pace : 0
      let work = application.clock.schedule(after: wait, named: "an animation") { [weak self] in
        // The animation ends early if its layer is gone.
        if let self { end(running, isFinished: true) } else { running.end(isFinished: false) }
      }
      running.work = work
      application.animations.add(work)
    }
    // The delegate may end the animation at once.
    animation.delegate?.animationDidStart(animation)
  }

  /// Ends an animation, and removes it unless it stays after its end.
  func end(_ running: LayerAnimation, isFinished: Bool) {
    if !isFinished || running.animation.isRemovedOnCompletion {
      runningAnimations.removeAll { $0 === running }
    }
    running.end(isFinished: isFinished)
  }
}
