import Foundation

/// Something that a mouse wheel moves.
@MainActor
protocol WheelReceiver: UIResponder {
  /// Moves by notches; positive is up or left.
  ///
  /// - Returns: Whether anything moved; what is around is asked if not.
  func turnWheel(dx: Int, dy: Int) -> Bool
}

extension UIApplication {
  /// Hands a turn of the wheel to what is under the mouse, from the inside.
  func deliverWheel(dx: Int, dy: Int, at point: CGPoint) {
    var next: UIResponder? = hitTest(point)
    while let responder = next {
      if let receiver = responder as? any WheelReceiver, receiver.turnWheel(dx: dx, dy: dy) {
        return
      }
      next = responder.next
    }
  }
}
