/// The methods for running code alongside and after a transition (UIKit).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Adds animations to run alongside the transition, and a completion.
  ///
  /// - Parameters:
  ///   - animation: Called when the transition begins, or immediately if it has begun. As in every
  ///     animation, model values change at once.
  ///   - completion: Called when the transition has ended.
  /// - Returns: Whether the transition hasn't ended. If it has, neither closure is called.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Adds animations to run alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
