import Foundation

/// The methods of a transitioning delegate for code that writes the `?` of UIKit's optional methods:
/// `delegate?.presentationController?(forPresented: b, presenting: a, source: a)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UIViewControllerTransitioningDelegate {
  /// The methods of this name.
  public var presentationController: TransitioningDelegateMethods? {
    TransitioningDelegateMethods(delegate: self)
  }
}

/// What calls the methods of a transitioning delegate that have labels.
@preconcurrency @MainActor
public struct TransitioningDelegateMethods {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
