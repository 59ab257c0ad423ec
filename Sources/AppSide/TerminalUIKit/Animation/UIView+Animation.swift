import Foundation

/// Animations on the app's clock (UIKit).
///
/// An animation that starts in the block of another one inherits its duration unless its options
/// override it, as in UIKit. A curve has no effect.
///
/// As in UIKit, properties get their new values immediately. Only the completion is called at the
/// end; a terminal doesn't show the intermediate values.
extension UIView {
  /// Animates changes to views.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time. Zero or less ends the animation in the main
  ///     loop's next turn.
  ///   - delay: The delay in seconds of app time before the animation starts.
  ///   - options: Options of the animation.
  ///   - animations: The closure that changes the views, called immediately.
  ///   - completion: The closure to call at the end, with whether the animation finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: delay, animations, completion, options)
  }

  /// Animates changes to views.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time. Zero or less ends the animation in the main
  ///     loop's next turn.
  ///   - animations: The closure that changes the views, called immediately.
  ///   - completion: The closure to call at the end, with whether the animation finished.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: 0, animations, completion)
  }

  /// Animates changes to views with a spring timing curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time. Zero or less ends the animation in the main
  ///     loop's next turn.
  ///   - delay: The delay in seconds of app time before the animation starts.
  ///   - dampingRatio: The damping ratio of the spring, which has no effect.
  ///   - velocity: The initial velocity of the spring, which has no effect.
  ///   - options: Options of the animation.
  ///   - animations: The closure that changes the views, called immediately.
  ///   - completion: The closure to call at the end, with whether the animation finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: delay, animations, completion, options)
  }

  /// Animates changes to the content of a view.
  ///
  /// - Parameters:
  ///   - view: The view that changes.
  ///   - duration: The duration in seconds of app time. Zero or less ends the animation in the main
  ///     loop's next turn.
  ///   - options: Options of the animation.
  ///   - animations: The closure that changes the view, called immediately.
  ///   - completion: The closure to call at the end, with whether the animation finished.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: 0, animations ?? {}, completion, options)
  }

  /// Changes views without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }

  /// Enables or disables animations.
  ///
  /// While animations are disabled, each ends in the next turn of the main loop.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animations.isEnabled = enabled
  }

  /// Whether animations are enabled.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animations.isEnabled }

  /// The duration of the running animation block in seconds, or 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animations.currentDuration
  }

  private class func run(
    duration: TimeInterval, delay: TimeInterval, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?, _ options: AnimationOptions = []
  ) {
    UIApplication.shared.animate(
      duration: inherited(duration, unless: options.contains(.overrideInheritedDuration)),
      delay: delay, animations, completion)
  }

  /// Returns the duration of an animation, which an enclosing animation block determines, as in
  /// UIKit.
  ///
  /// - Parameters:
  ///   - own: The requested duration in seconds.
  ///   - isOwn: Whether the requested duration overrides the inherited one.
  class func inherited(_ own: TimeInterval, unless isOwn: Bool) -> TimeInterval {
    let around = inheritedAnimationDuration
    return isOwn || around == 0 ? own : around
  }
}
