/// Delivery of pointer movements to hover recognisers.
extension UIWindow {
  func deliverHover(_ event: PointerEvent) {
    var inside: [UIHoverGestureRecognizer] = []
    var next = hitTest(convertFromSuperview(event.location), with: event)
    while let view = next {
      for case let recognizer as UIHoverGestureRecognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled {
        inside.append(recognizer)
      }
      next = view.storedSuperview
    }
    endHovering(event, except: inside)
    gestures.hovering = inside
    for recognizer in inside { recognizer.hover(at: event.location, isInside: true) }
  }

  /// Ends hover gestures in views that the pointer has left.
  func endHovering(_ event: PointerEvent, except inside: [UIHoverGestureRecognizer] = []) {
    let left = gestures.hovering.filter { recognizer in !inside.contains { $0 === recognizer } }
    gestures.hovering.removeAll { recognizer in left.contains { $0 === recognizer } }
    for recognizer in left { recognizer.hover(at: event.location, isInside: false) }
  }
}
