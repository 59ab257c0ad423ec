import Foundation

/// The steps of a presentation, each making model values final at once.
extension UIPresentationController {
  /// Puts everything into place; `viewDidAppear(_:)` and the like follow at the end.
  func beginPresentation(_ transition: ControllerTransition) {
    let presented = presentedViewController
    let presenter = presentingViewController
    guard let window = presenter.viewIfLoaded?.window else { return transition.interrupt() }
    let animated = transition.isAnimated
    preserveResponder(of: window)
    let container = makeContainer(over: presenter, in: window)
    transition.coordinator.container = container
    if shouldRemovePresentersView { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    presentationTransitionWillBegin()
    container.install()
    if animated { container.blocksTouches = true }
    TreeChange.note()
  }

  func endPresentation(_ outcome: ControllerTransition.Outcome) {
    let presented = presentedViewController
    let presenter = presentingViewController
    container?.blocksTouches = false
    guard container != nil else {
      // It was interrupted before it began.
      unlink()
      return
    }
    let removes = shouldRemovePresentersView
    if removes { removePresentersView() }
    if outcome == .finished {
      presented.endAppearanceTransition()
      if removes { presenter.endAppearanceTransition() }
      presented.presentation.isBeingPresented = false
      presentationTransitionDidEnd(true)
    } else {
      // Leaving the window tells it the rest.
      presented.appearance.isManual = false
      presented.presentation.isBeingPresented = false
      if removes { presenter.endAppearanceTransition() }
    }
    TreeChange.note()
  }

  /// Makes what is behind come back.
  ///
  /// - Parameter dismissed: The controllers that go, from this one's up.
  func beginDismissal(_ transition: ControllerTransition, of dismissed: [UIViewController]) {
    let presenter = presentingViewController
    let animated = transition.isAnimated
    transition.coordinator.container = container
    for controller in dismissed.reversed() {
      controller.endEditing()
      if controller.presentation.controller?.hasBegunDismissal == true { continue }
      controller.beginAppearanceTransition(false, animated: animated)
    }
    if shouldRemovePresentersView {
      presenter.beginAppearanceTransition(true, animated: animated)
      insertPresentersView()
    }
    dismissalTransitionWillBegin()
    for controller in dismissed { controller.presentation.controller?.container?.close() }
    container?.blocksTouches = animated
    TreeChange.note()
  }

  func endDismissal(_ outcome: ControllerTransition.Outcome, of dismissed: [UIViewController]) {
    let presenter = presentingViewController
    let removed = shouldRemovePresentersView
    // Interrupted before it began, it has told nobody but whom a drag told; leaving the window does.
    let hasBegun = container?.isClosing == true
    let told = dismissed.filter {
      hasBegun || $0.presentation.controller?.hasBegunDismissal == true
    }
    if !hasBegun {
      presenter.appearance.isManual = true
      insertPresentersView()
      presenter.appearance.isManual = false
    }
    for controller in dismissed {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.presentation.controller?.container?.remove()
    }
    for controller in dismissed { controller.presentation.controller?.unlink() }
    if outcome == .finished {
      restoreResponder()
      if removed { presenter.endAppearanceTransition() }
    } else if removed {
      // Leaving the window tells it the rest.
      presenter.appearance.isManual = false
    }
    for controller in dismissed.reversed() {
      if told.contains(where: { $0 === controller }) { controller.endAppearanceTransition() }
      controller.presentation.isBeingDismissed = false
    }
    if outcome == .finished {
      dismissalTransitionDidEnd(true)
      if isDismissedByUser { delegate?.presentationControllerDidDismiss(self) }
    }
    isDismissedByUser = false
    TreeChange.note()
  }

  /// Ends it without any step between, because the window is done with its controllers.
  func tearDown() {
    let presented = presentedViewController
    // Leaving the window tells it the rest.
    if hasBegunDismissal { presented.appearance.isManual = false }
    hasBegunDismissal = false
    presented.viewIfLoaded?.removeFromSuperview()
    container?.remove()
    presented.presentation.isBeingDismissed = false
    unlink()
  }

  /// Forgets who presents whom.
  func unlink() {
    let presented = presentedViewController
    let presenter = presentingViewController
    container = nil
    hasBegunDismissal = false
    presentersPlace = nil
    if presenter.presentation.presented === presented { presenter.presentation.presented = nil }
    presented.presentation.presenting = nil
    presented.presentation.isBeingPresented = false
    // The next presentation makes its own, so that nobody keeps the other alive.
    if presented.presentation.controller === self { presented.presentation.controller = nil }
  }
}
