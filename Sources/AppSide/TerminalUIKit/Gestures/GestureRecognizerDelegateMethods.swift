import Foundation

/// The methods of a gesture recogniser's delegate for code that writes the `?` of UIKit's optional methods:
/// `recognizer.delegate?.gestureRecognizerShouldBegin?(recognizer)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UIGestureRecognizerDelegate {
  /// The method of this name.
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }

  /// The methods of this name.
  public var gestureRecognizer: GestureRecognizerDelegateMethods? {
    GestureRecognizerDelegateMethods(delegate: self)
  }
}

/// What calls the methods of a gesture recogniser's delegate that have labels.
@preconcurrency @MainActor
public struct GestureRecognizerDelegateMethods {
  let delegate: any UIGestureRecognizerDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}
