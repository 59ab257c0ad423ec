import Foundation

/// Optional forms of the transitioning delegate's methods.
///
/// They support UIKit's optional calls: `delegate?.presentationController?(forPresented: b,
/// presenting: a, source: a)`. Optional protocol methods need the Objective-C runtime; the property
/// here returns an optional value that forwards the call.
extension UIViewControllerTransitioningDelegate {
  /// The delegate's methods whose base name is `presentationController`.
  public var presentationController: TransitioningDelegateMethods? {
    TransitioningDelegateMethods(delegate: self)
  }
}

/// A callable value that forwards to the transitioning delegate's methods.
@preconcurrency @MainActor
public struct TransitioningDelegateMethods {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Forwards to the delegate's `presentationController(forPresented:presenting:source:)`.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
