import Foundation

/// The router of a window's touches to gesture recognisers and then to views, which resolves
/// conflicts between recognisers.
@MainActor
final class GestureRouter {
  /// The decision about a recogniser that is ready to recognise.
  enum Verdict {
    /// The gesture is recognised.
    case recognize
    /// Another recogniser has to fail first.
    case wait
    /// Another recogniser has recognised the same touches.
    case fail
  }

  /// The recognisers that have received touches and haven't been reset.
  private(set) var active: [UIGestureRecognizer] = []
  /// The hover recognisers whose view contains the pointer.
  var hovering: [UIHoverGestureRecognizer] = []
  /// The touches whose beginning or end hasn't been delivered to their view.
  var held: [HeldTouch] = []
  private var depth = 0

  /// Delivers the touches of an event to recognisers, innermost first.
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

  /// Called after the touches of an event have been delivered.
  func finishEvent() { settle() }

  /// Called after the state of a recogniser has changed.
  func stateDidChange() {
    if depth == 0 { settle() }
  }

  /// Returns the decision about a recogniser that is ready to recognise.
  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    for other in active where other !== recognizer {
      let hasRecognized = other.storedState.isInProgress || other.storedState == .ended
      if hasRecognized, other.prevents(recognizer) || recognizer.waits(for: other) { return .fail }
    }
    let mustWait = active.contains { other in
      other !== recognizer && other.storedState == .possible && recognizer.waits(for: other)
        && !other.waits(for: recognizer)
    }
    return mustWait ? .wait : .recognize
  }

  /// Called when a recogniser has recognised its gesture: others fail, and views lose the touches.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in active where other !== recognizer && other.storedState == .possible {
      if recognizer.prevents(other)
        || (other.tracking.pending != nil && other.waits(for: recognizer))
      {
        other.fail()
      }
    }
    guard recognizer.cancelsTouchesInView else { return }
    // This includes touches of earlier taps whose end was delayed.
    let earlier = held.map(\.touch).filter { touch in
      touch.gestureRecognizersInOrder.contains { $0 === recognizer }
        && !recognizer.tracking.touches.contains { $0 === touch }
    }
    cancelTouches(recognizer.tracking.touches + earlier)
  }

  /// Cancels the gestures in a view that is about to be removed.
  func removeReferences(to view: UIView) {
    for recognizer in active where recognizer.view?.isDescendant(of: view) == true {
      recognizer.cancel()
    }
    hovering.removeAll { $0.view?.isDescendant(of: view) != false }
  }

  /// Removes a recogniser that has been removed from its view.
  func remove(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    hovering.removeAll { $0 === recognizer }
    if recognizer.tracking.isActive { recognizer.resetToPossible() }
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
      // The touches of an earlier tap are no longer needed.
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

  /// Lets pending recognisers recognise or fail if the others they waited for have been decided.
  private func resolvePending() {
    for recognizer in active {
      guard recognizer.storedState == .possible, let pending = recognizer.tracking.pending else {
        continue
      }
      switch verdict(on: recognizer) {
      case .recognize: recognizer.recognize(pending)
      case .wait: break
      case .fail: recognizer.fail()
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
    for recognizer in over { recognizer.resetToPossible() }
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser should receive a new touch.
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

  /// Removes ended touches from a gesture that continues with others.
  ///
  /// The last touches stay so that their location remains available.
  fileprivate func removeEndedTouches() {
    let live = tracking.liveTouches
    if !live.isEmpty, live.count < tracking.touches.count, !waitsForMoreTouches {
      tracking.touches = live
    }
  }
}
