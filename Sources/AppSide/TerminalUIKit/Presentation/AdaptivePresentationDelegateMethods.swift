import Foundation

/// Optional forms of the adaptive presentation controller delegate's methods.
///
/// They support UIKit's optional calls:
/// `controller.delegate?.presentationControllerDidDismiss?(controller)`. Optional protocol methods
/// need the Objective-C runtime. Each property here returns an optional closure that calls the
/// method of the same name.
extension UIAdaptivePresentationControllerDelegate {
  /// A closure that calls the method of the same name.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }

  /// A closure that calls the method of the same name.
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }

  /// A closure that calls the method of the same name.
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  /// A closure that calls the method of the same name.
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }

  /// The delegate's methods whose base name is `adaptivePresentationStyle`.
  public var adaptivePresentationStyle: AdaptivePresentationDelegateMethods? {
    AdaptivePresentationDelegateMethods(delegate: self)
  }
}

/// A callable value that forwards to the delegate's methods with argument labels.
@preconcurrency @MainActor
public struct AdaptivePresentationDelegateMethods {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Forwards to the delegate's `adaptivePresentationStyle(for:)`.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  /// Forwards to the delegate's `adaptivePresentationStyle(for:traitCollection:)`.
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}
