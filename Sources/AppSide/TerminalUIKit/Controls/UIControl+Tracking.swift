extension UIControl {
  func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first, touch.isPrimary else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, event: event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event: event) }
  }

  func followTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard isEnabled, continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if isTouchInside {
      if !wasInside { send(.touchDragEnter, event: event) }
      send(.touchDragInside, event: event)
    } else {
      if wasInside { send(.touchDragExit, event: event) }
      send(.touchDragOutside, event: event)
    }
  }

  func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    // A control that was disabled during the touch must not send the events of a tap.
    guard isEnabled else { return }
    if isInside, openMenu(byKey: false) { return }
    send(isInside ? .touchUpInside : .touchUpOutside, event: event)
    if isInside { primaryAction(event) }
  }

  func cancelTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, event: event)
  }

  /// Splits the presses into those that act as a tap and all others.
  func split(_ presses: Set<UIPress>) -> (own: Set<UIPress>, others: Set<UIPress>) {
    let own = presses.filter { press in
      guard isEnabled, isFocused, let key = press.key, key.modifierFlags.isEmpty,
        !isEdited(by: key)
      else { return false }
      return key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keyboardSpacebar
    }
    return (own, presses.subtracting(own))
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
