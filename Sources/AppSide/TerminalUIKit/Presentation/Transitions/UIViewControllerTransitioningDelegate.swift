/// Gives a presentation of the custom style its presentation controller (UIKit).
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Makes the presentation controller; nil takes the plain one.
  ///
  /// - Parameters:
  ///   - presented: The controller to be presented.
  ///   - presenting: The controller that will present it.
  ///   - source: The controller that was asked to.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Takes the plain one.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
