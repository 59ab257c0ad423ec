/// Decides how a presentation adapts and whether the user may end it, and hears of both (UIKit).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style to use where there is little room across.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style to use in some surroundings; asks the method without them, unless replaced.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether the user may end the presentation, by Escape, a tap beside it or a drag down.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the user ends the presentation, before it begins to go.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has ended the presentation, and it is gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to end the presentation and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Leaves it to the toolkit.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }

  /// Asks the method without surroundings.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
