import Foundation

/// An object that animates the change from one screen to another (UIKit).
///
/// Its duration is that of the transition. `animateTransition(using:)` is never called, because there
/// is nothing to see between two screens of cells: the transition shows its end at once.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds of app time; the context is `nil`.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the end of the transition.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
