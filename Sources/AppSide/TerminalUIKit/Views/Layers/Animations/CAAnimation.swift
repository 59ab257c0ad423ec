import Foundation

/// An animation of a layer (Core Animation).
///
/// The layer is shown as its properties say, because cells have no steps between two values: what an
/// animation sets for its duration only isn't seen. Its delegate is called in app time.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// Creates an animation.
  public override required init() { super.init() }

  /// The duration in seconds of app time; 0 for that of the transaction.
  open var duration: TimeInterval = 0
  /// The beginning; stored but has no effect.
  open var beginTime: TimeInterval = 0
  /// The offset in time; stored but has no effect.
  open var timeOffset: TimeInterval = 0
  /// The speed, by default 1.
  open var speed: Float = 1
  /// The number of times that the animation runs; it never ends if the number isn't finite.
  open var repeatCount: Float = 0
  /// The time in seconds for which the animation is repeated, or 0 to use `repeatCount`.
  open var repeatDuration: TimeInterval = 0
  /// Whether the animation runs backwards after it has run forwards.
  open var autoreverses = false
  /// The appearance of the layer before and after the animation; stored but has no effect.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed from the layer at its end.
  open var isRemovedOnCompletion = true
  /// The pace of the animation; stored but has no effect.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate of the animation, which it retains.
  open var delegate: (any CAAnimationDelegate)?

  /// The duration with all repetitions in seconds of app time, or `nil` if the animation never ends.
  final var wholeDuration: TimeInterval? {
    let once = (duration > 0 ? duration : CATransaction.animationDuration()).positive
    let cycle = autoreverses ? 2 * once : once
    let pace = speed > 0 && speed.isFinite ? TimeInterval(speed) : 1
    if repeatDuration > 0 { return repeatDuration.isFinite ? repeatDuration / pace : nil }
    let count = TimeInterval(repeatCount)
    guard count.isFinite, count < Self.endlessCount else { return nil }
    return cycle * (count > 0 ? count : 1) / pace
  }

  /// The number of repetitions from which an animation counts as endless, because apps also write
  /// `.greatestFiniteMagnitude` or `HUGE`.
  private static let endlessCount: TimeInterval = 1e6
}

/// The methods that are called at the beginning and the end of an animation (Core Animation).
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended, or was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
