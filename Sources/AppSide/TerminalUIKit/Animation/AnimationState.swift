import AppRuntime
import Foundation

/// What animations are made with at the moment.
struct AnimationState {
  var isEnabled = true
  /// In seconds of app time; 0 outside of an animation's block.
  var currentDuration: TimeInterval = 0
}

extension UIApplication {
  /// Runs an animation's block, and its completion when its time has passed.
  func animate(
    duration: TimeInterval, delay: TimeInterval, _ body: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = animations.currentDuration
    let speed = TimeInterval(animationSpeed)
    let length = animations.isEnabled && duration > 0 ? duration / speed : 0
    animations.currentDuration = length
    body()
    animations.currentDuration = outer
    guard let completion else { return }
    let wait = animations.isEnabled ? max(0, delay) / speed + length : 0
    clock.schedule(after: wait, named: "an animation") { completion(true) }
  }

  /// As tests set it on the layer of the window.
  var animationSpeed: Float {
    let speed = keyWindow?.storedLayer?.speed ?? 1
    return speed > 0 ? speed : 1
  }
}
