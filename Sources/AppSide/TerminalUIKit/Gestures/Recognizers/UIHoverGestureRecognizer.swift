import Foundation

/// A recogniser of the pointer's movement over a view while no button is pressed (UIKit).
///
/// It begins when the pointer enters the view and ends when the pointer leaves it.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  func hover(at location: CGPoint, isInside: Bool) {
    tracking.location = location
    if isInside {
      storedState.isInProgress ? change(to: .changed) : recognize(.began)
    } else {
      change(to: .ended)
      resetToPossible()
    }
  }

  /// The number of touches, which is 0 because the pointer doesn't touch without a pressed button.
  open override var numberOfTouches: Int { 0 }

  override func accepts(_ buttonMask: UIEvent.ButtonMask) -> Bool { false }
}
