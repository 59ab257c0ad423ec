extension UIWindow {
  func deliverTouches(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    closeEditMenu(besides: touches)
    gestures.deliver(touches, event)
    gestures.deliverToViews(touches, event)
    gestures.finishEvent()
  }

  /// Sends keys to the focused view, otherwise to the first responder, otherwise to the visible
  /// controller.
  func deliverPresses(_ event: UIPressesEvent) {
    for press in event.allPresses {
      let responder: UIResponder
      if press.phase == .began {
        if let key = press.key, takeForKeyCard(key) { continue }
        responder = responderOfKeys(for: press)
        if responder === firstResponder { showsEditedView = true }
        if menuOverlay == nil, let key = press.key,
          performKeyCommand(for: key, from: responder, isFromTerminal: event.isFromTerminal)
        {
          continue
        }
        press.responder = responder
      } else {
        // The responder that received the beginning also receives the end, even if the focus has
        // moved.
        guard let first = press.responder else { continue }
        responder = first
      }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .changed, .stationary: break
      }
    }
  }

  private func responderOfKeys(for press: UIPress) -> UIResponder {
    let focused = focusedView
    if let menu = menuOverlay {
      guard let key = press.key, !menu.claims(key) else {
        return focused?.isDescendant(of: menu) == true ? focused ?? menu : menu
      }
      menu.close()
    }
    return focusedView ?? firstResponder ?? rootViewController?.frontmost ?? self
  }

  /// Closes the edit menu on a touch outside it.
  ///
  /// The touch still reaches its view.
  private func closeEditMenu(besides touches: Set<UITouch>) {
    guard let menu = menuOverlay, menu.source.isEditMenu else { return }
    let isBeside = touches.contains { touch in
      touch.phase == .began && touch.view?.isDescendant(of: menu) != true
    }
    if isBeside { menu.close() }
  }

  func setFirstResponder(_ responder: UIResponder?) {
    guard firstResponder !== responder else { return }
    let previous = firstResponder as? UIView
    firstResponder = responder
    previous?.releaseKeptCells()
    setFocusTarget(responder as? UIView)
    TreeChange.note()
  }

  /// Removes the focus, the first responder and the touches from a view that is about to leave, and
  /// from its subviews.
  func removeReferences(to view: UIView) {
    gestures.removeReferences(to: view)
    if let focusTarget, focusTarget.isDescendant(of: view) { setFocusTarget(nil) }
    guard let firstResponder else { return }
    let responderView =
      firstResponder as? UIView ?? (firstResponder as? UIViewController)?.viewIfLoaded
    guard responderView?.isDescendant(of: view) == true else { return }
    firstResponder.resignFirstResponder()
    guard self.firstResponder === firstResponder else { return }
    firstResponder.stopBeingFirstResponder()
    // `stopBeingFirstResponder()` needs a window, which a controller's view may have left already.
    if self.firstResponder === firstResponder { setFirstResponder(nil) }
  }
}
