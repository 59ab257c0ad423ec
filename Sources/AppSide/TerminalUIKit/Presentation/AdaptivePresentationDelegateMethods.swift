import Foundation

/// The methods of a presentation controller's delegate for code that writes the `?` of UIKit's optional methods:
/// `controller.delegate?.presentationControllerDidDismiss?(controller)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UIAdaptivePresentationControllerDelegate {
  /// The method of this name.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }

  /// The method of this name.
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }

  /// The method of this name.
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  /// The method of this name.
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }

  /// The methods of this name.
  public var adaptivePresentationStyle: AdaptivePresentationDelegateMethods? {
    AdaptivePresentationDelegateMethods(delegate: self)
  }
}

/// What calls the methods of a presentation controller's delegate that have labels.
@preconcurrency @MainActor
public struct AdaptivePresentationDelegateMethods {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls the method with these labels.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}
