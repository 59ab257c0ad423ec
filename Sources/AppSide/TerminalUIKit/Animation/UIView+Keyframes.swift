import Foundation

/// Keyframe animations, and transitions from one view to another (UIKit).
extension UIView {
  /// Animates changes to views with keyframes.
  ///
  /// - Parameters:
  ///   - duration: The duration of the whole animation in seconds of app time.
  ///   - delay: The delay in seconds of app time before the animation starts.
  ///   - options: Options of the animation.
  ///   - animations: The closure that adds the keyframes, called immediately.
  ///   - completion: The closure to call at the end, with whether the animation finished.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.animate(
      duration: inherited(duration, unless: options.contains(.overrideInheritedDuration)),
      delay: delay, animations, completion)
  }

  /// Adds a keyframe inside the block of `animateKeyframes`.
  ///
  /// As in every animation, properties get their new values immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the whole duration.
  ///   - frameDuration: The length, as a fraction of the whole duration.
  ///   - animations: The closure that changes the views, called immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Replaces one view with another, with a transition animation.
  ///
  /// - Parameters:
  ///   - fromView: The view to remove from its superview, or to hide if `options` contains
  ///     `showHideTransitionViews`.
  ///   - toView: The view that takes its place.
  ///   - duration: The duration in seconds of app time. Zero or less ends the animation in the main
  ///     loop's next turn.
  ///   - options: Options of the animation.
  ///   - completion: The closure to call at the end, with whether the animation finished.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.animate(
      duration: inherited(duration, unless: options.contains(.overrideInheritedDuration)), delay: 0,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }
}
