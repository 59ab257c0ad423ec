import Foundation

/// A responder whose content a mouse wheel or trackpad can scroll.
@MainActor
protocol WheelReceiver: UIResponder {
  /// Scrolls the content.
  ///
  /// - Parameter distance: The distance in points; positive values move the content right and down.
  /// - Returns: Whether anything moved; if not, the event goes to the next responder.
  func scroll(byWheel distance: CGPoint) -> Bool
}

extension UIWindow {
  /// Delivers a scroll event to the view under the pointer and then along its responder chain.
  func deliverScroll(_ event: PointerEvent) {
    var next: UIResponder? = hitTest(convertFromSuperview(event.location), with: event)
    while let responder = next {
      for case let pan as UIPanGestureRecognizer in (responder as? UIView)?.gestureRecognizers ?? []
      where !(pan is ScrollPanGestureRecognizer) {
        if pan.scroll(by: event.distance, at: event.location) { return }
      }
      if let receiver = responder as? any WheelReceiver, receiver.scroll(byWheel: event.distance) {
        return
      }
      next = responder.next
    }
  }
}

extension CGFloat {
  /// Returns the number of steps of a length in a distance, at least one unless the distance is
  /// zero.
  func wholeSteps(of length: CGFloat) -> Int {
    guard self != 0, length > 0 else { return 0 }
    let steps = Swift.min(Swift.max((self / length).rounded(), -1e6), 1e6)
    return steps == 0 ? (self < 0 ? -1 : 1) : Int(steps)
  }
}
