import Foundation

/// Animations of several steps, and changes from one view to another (UIKit).
extension UIView {
  /// Changes views with an animation of several steps.
  ///
  /// - Parameters:
  ///   - duration: Seconds of app time for all steps.
  ///   - delay: Seconds of app time before it starts.
  ///   - options: How it runs.
  ///   - animations: Adds the steps; called at once.
  ///   - completion: Called at the end, with true.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.animate(
      duration: inherited(duration, unless: options.contains(.overrideInheritedDuration)),
      delay: delay, animations, completion)
  }

  /// Adds a step, inside the block of `animateKeyframes`; as with every animation its changes count at
  /// once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it starts, as a share of the whole duration.
  ///   - frameDuration: How long it takes, as a share of the whole duration.
  ///   - animations: Changes the views; called at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Shows one view in place of another, with an animation.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes: taken out of its superview, or only hidden when the options say
  ///     so.
  ///   - toView: The view that comes in its place.
  ///   - duration: Seconds of app time; zero and less end at the next turn of the main loop.
  ///   - options: How it runs.
  ///   - completion: Called at the end, with true.
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
