/// The dismissal by the user, with Escape, a tap outside the presented view or a downward drag of a
/// sheet.
extension UIPresentationController {
  /// Dismisses the presentation if the user can dismiss it.
  ///
  /// - Returns: Whether the request was handled, even if it was refused.
  @discardableResult
  func requestUserDismissal() -> Bool {
    if performCustomDismissal() { return true }
    guard isDismissibleByUser else { return false }
    let presented = presentedViewController
    guard canBeDismissed else { return true }
    // A drag has already asked for permission and notified everyone.
    guard !hasBegunDismissal else {
      dismissByUser()
      return true
    }
    let mayDismiss =
      !presented.isModalOrHasModalChild
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    dismissByUser()
    return true
  }

  /// Dismisses the presentation after permission was granted.
  func dismissByUser() {
    isDismissedByUser = true
    presentedViewController.presentation.presenting?.dismiss(animated: true, completion: nil)
  }

  /// Whether neither a running transition nor another presentation on top prevents the dismissal.
  var canBeDismissed: Bool {
    container?.window.map { $0.transitions.modal == nil } == true
      && presentedViewController.presentation.presented == nil
  }
}

extension UIResponder {
  /// Returns whether a press went first to a presentation in front of this responder.
  ///
  /// A presentation over a part of the window is among the views of what it covers, so that keys
  /// that it doesn't handle arrive there.
  func isBehindPresentation(of press: UIPress) -> Bool {
    var next = press.responder
    while let responder = next, responder !== self {
      if responder is PresentationContainerView { return true }
      next = responder.next
    }
    return false
  }
}

extension UIViewController {
  /// Whether this controller or its visible child has `isModalInPresentation` set.
  var isModalOrHasModalChild: Bool {
    if isModalInPresentation { return true }
    return children.contains { $0.viewIfLoaded?.window != nil && $0.isModalOrHasModalChild }
  }
}
