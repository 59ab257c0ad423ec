/// The state machine of gesture recognisers, as in UIKit.
extension UIGestureRecognizer {
  func change(to new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      attempt(new == .ended ? .ended : .began)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      setStateAndSendActions(new)
    case (.began, .failed), (.changed, .failed): setStateAndSendActions(.cancelled)
    default: return
    }
    router?.stateDidChange()
  }

  /// Cancels a gesture in progress, or makes a possible one fail.
  func cancel() {
    guard tracking.isActive else { return }
    change(to: storedState.isInProgress ? .cancelled : .failed)
  }

  /// Whether both recognisers may recognise the same touches.
  func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether the recogniser has to wait until another one has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether the recogniser prevents another one from recognising the touches that both receive.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    sharesTouches(with: other) && !recognizesSimultaneously(with: other) && canPrevent(other)
      && other.canBePrevented(by: self)
  }

  /// Recognises the gesture, because no other recogniser has to fail first.
  func recognize(_ new: State) {
    tracking.pending = nil
    storedState = new
    router?.didRecognize(self)
    announce()
  }

  func fail() {
    tracking.pending = nil
    storedState = .failed
  }

  /// Resets the recogniser.
  func resetToPossible() {
    reset()
    storedState = .possible
    tracking = GestureTracking()
  }

  var router: GestureRouter? { view?.storedWindow?.gestures }

  private func attempt(_ new: State) {
    guard isEnabled, view != nil else { return fail() }
    if !tracking.mayBegin {
      guard delegate?.gestureRecognizerShouldBegin(self) ?? true, viewsAllow() else {
        return fail()
      }
      tracking.mayBegin = true
    }
    switch router?.verdict(on: self) ?? .recognize {
    case .recognize: recognize(new)
    case .wait: tracking.pending = new
    case .fail: fail()
    }
  }

  /// Returns whether all views, from the touched one to that of the recogniser, allow the gesture
  /// to begin.
  private func viewsAllow() -> Bool {
    var next = tracking.touches.first?.view ?? view
    if let touched = next, let view, !touched.isDescendant(of: view) { next = view }
    while let current = next {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === view { break }
      next = current.storedSuperview
    }
    return true
  }

  private func setStateAndSendActions(_ new: State) {
    storedState = new
    announce()
  }

  private func announce() {
    stateDidChange()
    for target in targets { target.perform(self) }
  }

  private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    tracking.touches.contains { touch in other.tracking.touches.contains { $0 === touch } }
  }
}
