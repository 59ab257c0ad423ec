// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.presentationControllerDidAttemptToDismiss?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload
  public var adaptivePresentationStyle: AdaptivePresentationControllerDelegateMethods? {
    AdaptivePresentationControllerDelegateMethods(delegate: self)
  }

  @_disfavoredOverload
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }

  @_disfavoredOverload
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }

  @_disfavoredOverload
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

/// A value that forwards calls to the methods of ``UIAdaptivePresentationControllerDelegate`` with these arguments.
@preconcurrency @MainActor
public struct AdaptivePresentationControllerDelegateMethods {
  let delegate: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}
