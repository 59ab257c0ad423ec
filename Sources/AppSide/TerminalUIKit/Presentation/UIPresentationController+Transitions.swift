import Foundation

/// The steps of a presentation.
///
/// Each step sets final model values at once.
extension UIPresentationController {
  /// Starts the presentation and moves all views to their final places; `viewDidAppear(_:)` and
  /// similar calls follow at the end.
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
      // The transition was interrupted before it began.
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
      // The window's disappearance makes the remaining calls.
      presented.appearance.isManual = false
      presented.presentation.isBeingPresented = false
      if removes { presenter.endAppearanceTransition() }
    }
    TreeChange.note()
  }

  /// Starts a dismissal and restores the content behind.
  ///
  /// - Parameter dismissed: The dismissed controllers, starting with this one's.
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
    // If the dismissal hadn't begun, only controllers that a drag had notified receive the final
    // call. The others are notified by the window's disappearance.
    let hasBegun = container?.isClosing == true
    let notified = dismissed.filter {
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
      // The window's disappearance makes the remaining calls.
      presenter.appearance.isManual = false
    }
    for controller in dismissed.reversed() {
      if notified.contains(where: { $0 === controller }) { controller.endAppearanceTransition() }
      controller.presentation.isBeingDismissed = false
    }
    if outcome == .finished {
      dismissalTransitionDidEnd(true)
      if isDismissedByUser { delegate?.presentationControllerDidDismiss(self) }
    }
    isDismissedByUser = false
    TreeChange.note()
  }

  /// Ends the presentation without a transition, because the root controller leaves the window.
  func tearDown() {
    let presented = presentedViewController
    // The window's disappearance makes the remaining calls.
    if hasBegunDismissal { presented.appearance.isManual = false }
    hasBegunDismissal = false
    presented.viewIfLoaded?.removeFromSuperview()
    container?.remove()
    presented.presentation.isBeingDismissed = false
    unlink()
  }

  /// Removes the references between the presenting and the presented controller.
  func unlink() {
    let presented = presentedViewController
    let presenter = presentingViewController
    container = nil
    hasBegunDismissal = false
    presentingViewPosition = nil
    if presenter.presentation.presented === presented { presenter.presentation.presented = nil }
    presented.presentation.presenting = nil
    presented.presentation.isBeingPresented = false
    // The next presentation creates a new presentation controller, so that this one isn't retained.
    if presented.presentation.controller === self { presented.presentation.controller = nil }
  }
}
