import Foundation

/// Animations on the app's clock (UIKit).
///
/// An animation that begins in the block of another one takes as long as that, unless its options say
/// otherwise, as in UIKit. A curve has nothing to inherit: nothing shows it.
///
/// As in UIKit, properties have their new values at once; what takes time is the way there, which a
/// terminal does not show, and the call of the completion at its end.
extension UIView {
  /// Changes views with an animation.
  ///
  /// - Parameters:
  ///   - duration: Seconds of app time; zero and less end at the next turn of the main loop.
  ///   - delay: Seconds of app time before it starts.
  ///   - options: How it runs.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called at the end, with true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: delay, animations, completion, options)
  }

  /// Changes views with an animation.
  ///
  /// - Parameters:
  ///   - duration: Seconds of app time; zero and less end at the next turn of the main loop.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called at the end, with true.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: 0, animations, completion)
  }

  /// Changes views with an animation that swings like a spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds of app time; zero and less end at the next turn of the main loop.
  ///   - delay: Seconds of app time before it starts.
  ///   - dampingRatio: How soon it comes to rest: not shown.
  ///   - velocity: How fast it starts: not shown.
  ///   - options: How it runs.
  ///   - animations: Changes the views; called at once.
  ///   - completion: Called at the end, with true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: delay, animations, completion, options)
  }

  /// Changes the inside of a view with an animation.
  ///
  /// - Parameters:
  ///   - view: The view that is changed.
  ///   - duration: Seconds of app time; zero and less end at the next turn of the main loop.
  ///   - options: How it runs.
  ///   - animations: Changes the view; called at once.
  ///   - completion: Called at the end, with true.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration: duration, delay: 0, animations ?? {}, completion, options)
  }

  /// Changes views at once, even inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }

  /// Switches animations on and off; without them each ends at the next turn of the main loop.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animations.isEnabled = enabled
  }

  /// Whether animations take their time.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animations.isEnabled }

  /// How long the animation takes whose block is running, in seconds; 0 outside of one.
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

  /// How long an animation takes: as in UIKit as long as that in whose block it begins.
  ///
  /// - Parameters:
  ///   - own: What was asked for, in seconds.
  ///   - isOwn: Whether that counts in any case.
  class func inherited(_ own: TimeInterval, unless isOwn: Bool) -> TimeInterval {
    let around = inheritedAnimationDuration
    return isOwn || around == 0 ? own : around
  }
}
