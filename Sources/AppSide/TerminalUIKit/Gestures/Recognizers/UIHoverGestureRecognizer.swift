import Foundation

/// Follows the mouse over a view while no button is down (UIKit).
///
/// It begins when the mouse comes in and ends when it leaves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  func hover(at location: CGPoint, isInside: Bool) {
    tracking.location = location
    if isInside {
      storedState.isUnderWay ? change(to: .changed) : recognize(.began)
    } else {
      change(to: .ended)
      startOver()
    }
  }

  /// No touches: a mouse without a button is not one.
  open override var numberOfTouches: Int { 0 }

  override func accepts(_ buttonMask: UIEvent.ButtonMask) -> Bool { false }
}
