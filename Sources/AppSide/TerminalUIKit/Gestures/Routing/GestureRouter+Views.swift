/// Delivery of touches to views, which happens after the recognisers and only for touches that
/// aren't part of a gesture.
extension GestureRouter {
  /// Delivers touches to the views in which they began.
  func deliverToViews(_ touches: Set<UITouch>, _ event: UIEvent) {
    var views: [UIView] = []
    let own = touches.filter { isForView($0, event) }
    for touch in own {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      let touches = own.filter { $0.view === view }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        deliver(touches.filter { $0.phase == phase }, phase, to: view, event)
      }
    }
  }

  /// Cancels touches in their views because a gesture takes them.
  func cancelTouches(_ touches: [UITouch]) {
    let known = touches.filter { $0.delivery == .begun }
    for touch in touches { touch.delivery = .over }
    held.removeAll { held in touches.contains { $0 === held.touch } }
    var views: [UIView] = []
    for touch in known {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      let own = known.filter { $0.view === view }
      let phases = own.map(\.phase)
      for touch in own { touch.phase = .cancelled }
      view.touchesCancelled(Set(own), with: UIEvent(timestamp: own[0].timestamp, touches: Set(own)))
      for (touch, phase) in zip(own, phases) { touch.phase = phase }
    }
  }

  /// Delivers delayed touches that are no longer candidates for a gesture.
  func releaseHeldTouches() {
    let waiting = held
    held = []
    for var item in waiting where item.touch.delivery != .over {
      let touch = item.touch
      if item.needsBeginning {
        if isBeginningDelayed(touch) {
          held.append(item)
          continue
        }
        item.needsBeginning = false
        deliver(touch, .began, item.event)
      }
      guard touch.phase == .ended, touch.delivery == .begun else { continue }
      if isEndDelayed(touch) { held.append(item) } else { deliver(touch, .ended, item.event) }
    }
  }

  private func isForView(_ touch: UITouch, _ event: UIEvent) -> Bool {
    if touch.delivery == .over || touch.phase == .stationary { return false }
    if touch.phase == .began, isBeginningDelayed(touch) {
      held.append(HeldTouch(touch: touch, event: event, needsBeginning: true))
      return false
    }
    if let index = held.firstIndex(where: { $0.touch === touch }) {
      if touch.phase == .cancelled { held.remove(at: index) }
      return touch.phase == .cancelled && touch.delivery == .begun
    }
    if touch.phase == .ended, isEndDelayed(touch) {
      held.append(HeldTouch(touch: touch, event: event, needsBeginning: false))
      return false
    }
    return true
  }

  private func isBeginningDelayed(_ touch: UITouch) -> Bool {
    touch.gestureRecognizersInOrder.contains { recognizer in
      recognizer.delaysTouchesBegan && recognizer.mayStillRecognize(touch)
    }
  }

  private func isEndDelayed(_ touch: UITouch) -> Bool {
    touch.gestureRecognizersInOrder.contains { recognizer in
      recognizer.delaysTouchesEnded && recognizer.mayStillRecognize(touch)
        && (recognizer.waitsForMoreTouches || recognizer.tracking.pending != nil)
    }
  }

  private func deliver(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = touch.view else { return }
    let current = touch.phase
    touch.phase = phase
    deliver([touch], phase, to: view, event)
    touch.phase = current
  }

  private func deliver(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, to view: UIView, _ event: UIEvent
  ) {
    guard !touches.isEmpty else { return }
    for touch in touches {
      touch.delivery = phase == .began ? .begun : phase == .moved ? touch.delivery : .over
    }
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    default: view.touchesCancelled(touches, with: event)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func mayStillRecognize(_ touch: UITouch) -> Bool {
    isEnabled && storedState == .possible && tracking.isActive
      && (waitsForMoreTouches || tracking.touches.contains { $0 === touch })
  }
}
