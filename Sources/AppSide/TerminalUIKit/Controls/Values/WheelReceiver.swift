import Foundation

/// Something that a mouse wheel, or two fingers on a trackpad, move.
@MainActor
protocol WheelReceiver: UIResponder {
  /// Moves the content.
  ///
  /// - Parameter distance: In points; positive moves the content to the right and down.
  /// - Returns: Whether anything moved; what is around is asked if not.
  func turnWheel(by distance: CGPoint) -> Bool
}

extension UIWindow {
  /// Hands a turn of the wheel to what is under the mouse, from the inside.
  func deliverScroll(_ event: PointerEvent) {
    var next: UIResponder? = hitTest(convertFromSuperview(event.location), with: event)
    while let responder = next {
      for case let pan as UIPanGestureRecognizer in (responder as? UIView)?.gestureRecognizers ?? []
      where !(pan is ScrollPanGestureRecognizer) {
        if pan.scroll(by: event.distance, at: event.location) { return }
      }
      if let receiver = responder as? any WheelReceiver, receiver.turnWheel(by: event.distance) {
        return
      }
      next = responder.next
    }
  }
}

extension CGFloat {
  /// How many steps of a length a distance is: at least one where there is any.
  func wholeSteps(of length: CGFloat) -> Int {
    guard self != 0, length > 0 else { return 0 }
    let steps = Swift.min(Swift.max((self / length).rounded(), -1e6), 1e6)
    return steps == 0 ? (self < 0 ? -1 : 1) : Int(steps)
  }
}
