/// Lets others do something along with a change of screen, and after it (UIKit).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Adds something to do when the change begins, and when it has ended.
  ///
  /// - Parameters:
  ///   - animation: Called when it begins, or now if it has begun; its changes count at once, as
  ///     those of every animation do.
  ///   - completion: Called when it has ended.
  /// - Returns: Whether the change still lasts; nothing is called otherwise.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Adds something to do when the change begins.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
