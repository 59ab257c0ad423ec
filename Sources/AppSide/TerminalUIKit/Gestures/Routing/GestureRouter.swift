import Foundation

/// Brings the touches of a window to gesture recognisers, then to views, and keeps the recognisers from
/// doing what cannot be done at once.
@MainActor
final class GestureRouter {
  /// What may become of a recogniser that has seen enough.
  enum Verdict {
    /// It recognises.
    case go
    /// Another one has to fail first.
    case wait
    /// Another one has recognised the same touches.
    case stop
  }

  /// The recognisers that have seen touches, until they forget them.
  private(set) var active: [UIGestureRecognizer] = []
  /// The recognisers that the mouse is in.
  var hovering: [UIHoverGestureRecognizer] = []
  /// Touches that views have not heard of, or not the end of.
  var held: [HeldTouch] = []
  private var depth = 0

  /// Hands the touches of an event to the recognisers around them, from the inside.
  func deliver(_ touches: Set<UITouch>, _ event: UIEvent) {
    depth += 1
    defer { depth -= 1 }
    for touch in touches where touch.phase == .began { findRecognizers(for: touch, event) }
    var seen: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap(\.gestureRecognizersInOrder)
    where !seen.contains(where: { $0 === recognizer }) {
      seen.append(recognizer)
    }
    for recognizer in seen { deliver(touches, to: recognizer, event) }
    resolvePending()
  }

  /// Called after touches have gone where they go.
  func finishEvent() { settle() }

  /// Called after the state of a recogniser has changed.
  func stateDidChange() {
    if depth == 0 { settle() }
  }

  /// What may become of a recogniser that has seen enough.
  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    for other in active where other !== recognizer {
      let hasRecognized = other.storedState.isUnderWay || other.storedState == .ended
      if hasRecognized, other.prevents(recognizer) || recognizer.waits(for: other) { return .stop }
    }
    let mustWait = active.contains { other in
      other !== recognizer && other.storedState == .possible && recognizer.waits(for: other)
        && !other.waits(for: recognizer)
    }
    return mustWait ? .wait : .go
  }

  /// Called when a recogniser has recognised: others fail, and views lose the touches.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in active where other !== recognizer && other.storedState == .possible {
      if recognizer.prevents(other)
        || (other.tracking.pending != nil && other.waits(for: recognizer))
      {
        other.fail()
      }
    }
    guard recognizer.cancelsTouchesInView else { return }
    // Those of earlier taps, whose end was held back, too.
    let earlier = held.map(\.touch).filter { touch in
      touch.gestureRecognizersInOrder.contains { $0 === recognizer }
        && !recognizer.tracking.touches.contains { $0 === touch }
    }
    takeTouches(recognizer.tracking.touches + earlier)
  }

  /// Cancels the gestures in a view that is about to leave.
  func letGo(of view: UIView) {
    for recognizer in active where recognizer.view?.isDescendant(of: view) == true {
      recognizer.cancel()
    }
    hovering.removeAll { $0.view?.isDescendant(of: view) != false }
  }

  /// Forgets a recogniser that has left its view.
  func forget(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    hovering.removeAll { $0 === recognizer }
    if recognizer.tracking.isActive { recognizer.startOver() }
    settle()
  }

  private func findRecognizers(for touch: UITouch, _ event: UIEvent) {
    var found: [UIGestureRecognizer] = []
    var next = touch.view
    while let view = next {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.wants(touch, event) {
        found.append(recognizer)
      }
      next = view.storedSuperview
    }
    touch.gestureRecognizersInOrder = found
    for recognizer in found {
      // Touches of a tap before this one have nothing more to say.
      recognizer.tracking.touches = recognizer.tracking.liveTouches.filter { $0 !== touch }
      recognizer.tracking.touches.append(touch)
      recognizer.tracking.isActive = true
      if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }
  }

  private func deliver(
    _ touches: Set<UITouch>, to recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    let own = touches.filter { touch in
      recognizer.tracking.touches.contains { $0 === touch }
    }
    guard !own.isEmpty, !recognizer.storedState.isFinal else { return }
    recognizer.buttonMask = event.buttonMask
    recognizer.modifierFlags = event.modifierFlags
    recognizer.updateLocation()
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let group = own.filter { $0.phase == phase }
      guard !group.isEmpty, !recognizer.storedState.isFinal else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(group, with: event)
      case .moved: recognizer.touchesMoved(group, with: event)
      case .ended: recognizer.touchesEnded(group, with: event)
      default: recognizer.touchesCancelled(group, with: event)
      }
    }
    recognizer.removeEndedTouches()
  }

  /// Lets those recognise, or fail, that have waited for others.
  private func resolvePending() {
    for recognizer in active {
      guard recognizer.storedState == .possible, let pending = recognizer.tracking.pending else {
        continue
      }
      switch verdict(on: recognizer) {
      case .go: recognizer.recognize(pending)
      case .wait: break
      case .stop: recognizer.fail()
      }
    }
  }

  private func settle() {
    guard depth == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    resolvePending()
    releaseHeldTouches()
    let over = active.filter { $0.storedState.isFinal && $0.tracking.liveTouches.isEmpty }
    active.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.startOver() }
  }
}

extension UIGestureRecognizer {
  /// Whether to see a touch that begins.
  fileprivate func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !storedState.isFinal, tracking.pending != .ended, accepts(touch.buttonMask),
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      shouldReceive(event)
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: event) != false
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  fileprivate func updateLocation() {
    if let middle = tracking.touches.centroid { tracking.location = middle }
  }

  /// What follows a gesture goes on with the touches that are left; the last ones stay to be asked for.
  fileprivate func removeEndedTouches() {
    let live = tracking.liveTouches
    if !live.isEmpty, live.count < tracking.touches.count, !waitsForMoreTouches {
      tracking.touches = live
    }
  }
}
