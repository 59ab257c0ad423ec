import Foundation

extension UIViewController {
  /// Replaces one child's view with that of another (UIKit).
  ///
  /// The new view is added to the superview of the old one, the animations run, and the old view is
  /// removed. As in UIKit, `viewDidAppear(_:)` and `viewDidDisappear(_:)` are called after the
  /// animations. Controllers that aren't children of this one are reported; UIKit raises an
  /// exception.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is visible.
  ///   - toViewController: The child whose view replaces it.
  ///   - duration: The duration in seconds of app time.
  ///   - options: Options of the animation, of which a terminal shows only the end.
  ///   - animations: The closure that changes the views.
  ///   - completion: The closure to call at the end, with whether the animation finished.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController !== toViewController, fromViewController.parent === self,
      toViewController.parent === self
    else {
      return ControllerMisuse.transitionBetweenUnrelatedControllers(
        fromViewController, toViewController, in: self
      ).report()
    }
    let isShown = fromViewController.viewIfLoaded?.storedWindow.map { !$0.isHidden } ?? false
    let isAnimated = duration > 0
    if isShown {
      fromViewController.beginAppearanceTransition(false, animated: isAnimated)
      toViewController.beginAppearanceTransition(true, animated: isAnimated)
    }
    if toViewController.view.superview == nil {
      fromViewController.viewIfLoaded?.superview?.addSubview(toViewController.view)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }
    ) { finished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      if isShown {
        toViewController.endAppearanceTransition()
        fromViewController.endAppearanceTransition()
      }
      completion?(finished)
    }
  }
}
