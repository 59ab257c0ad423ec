import Foundation

extension UIViewController {
  /// Shows one child in place of another (UIKit): the view of the new one comes into the superview of the
  /// other's, the animations run, and the other's view goes.
  ///
  /// Both hear of it as in UIKit, `viewDidAppear(_:)` and `viewDidDisappear(_:)` after the animations.
  /// Controllers that are no children of this one are reported, where UIKit throws.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is shown.
  ///   - toViewController: The child whose view is to be shown.
  ///   - duration: How long it takes, in seconds of app time.
  ///   - options: How it looks: a terminal shows the end at once.
  ///   - animations: Puts the views where they are to be.
  ///   - completion: Called after it, with whether it ran to its end.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController !== toViewController, fromViewController.parent === self,
      toViewController.parent === self
    else {
      return ControllerMisuse.transitionBetweenStrangers(
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
