/// What the user can do to end a presentation: Escape, a tap beside it, and for a sheet a drag down.
extension UIPresentationController {
  /// Ends the presentation if the user may.
  ///
  /// - Returns: Whether the wish was understood, be it granted or not.
  @discardableResult
  func userWantsDismissal() -> Bool {
    if dismissesItself() { return true }
    guard isDismissibleByUser else { return false }
    let presented = presentedViewController
    guard mayGo else { return true }
    // A drag has asked, and told, already.
    guard !hasBegunDismissal else {
      endByUser()
      return true
    }
    let mayDismiss =
      !presented.isModalOnTop && (delegate?.presentationControllerShouldDismiss(self) ?? true)
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    endByUser()
    return true
  }

  /// Ends the presentation for the user, who was allowed to.
  func endByUser() {
    isDismissedByUser = true
    presentedViewController.presentation.presenting?.dismiss(animated: true, completion: nil)
  }

  /// Whether nothing is under way, or presented in turn, that keeps it from ending.
  var mayGo: Bool {
    container?.window.map { $0.transitions.modal == nil } == true
      && presentedViewController.presentation.presented == nil
  }
}

extension UIViewController {
  /// Whether this controller, or the one of its children that is seen, holds on to its presentation.
  var isModalOnTop: Bool {
    if isModalInPresentation { return true }
    return children.contains { $0.viewIfLoaded?.window != nil && $0.isModalOnTop }
  }
}
