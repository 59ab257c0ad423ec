import Foundation

/// The dismissal of presented controllers.
extension UIViewController {
  /// Dismisses the controllers presented by this controller or its nearest ancestor that presents
  /// one.
  ///
  /// If there are none, dismisses the presentation that this controller is part of.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    if let search = searchToDismiss {
      return search.dismiss(animated: animated, completion: completion)
    }
    guard let presenter = presenterToDismissFrom, let first = presenter.presentation.presented,
      let presentation = first.presentation.controller
    else {
      // Nothing is presented, so the dismissal is complete.
      completion?()
      return
    }
    let window = presentation.container?.window ?? presenter.viewIfLoaded?.window
    if window?.transitions.modal != nil {
      return ControllerWarning.dismissalInProgress(self).report()
    }
    let dismissed = first.presentationChain
    let animator =
      animated ? first.transitioningDelegate?.animationController(forDismissed: first) : nil
    let transition = ControllerTransition(
      .dismissal, of: [presenter] + dismissed, in: window,
      isAnimated: animated && window != nil,
      length: animator?.transitionDuration(using: nil) ?? first.presentationLength,
      begin: {
        if let transition = first.presentation.transition {
          presentation.beginDismissal(transition, of: dismissed)
        }
      },
      end: { outcome in
        presentation.endDismissal(outcome, of: dismissed)
        animator?.animationEnded(outcome == .finished)
        if outcome == .finished { completion?() }
      })
    transition.coordinator.from = dismissed.last
    transition.coordinator.to = presenter
    for controller in dismissed {
      controller.presentation.isBeingDismissed = true
      controller.presentation.transition = transition
    }
    transition.start()
  }

  /// This controller and the chain of controllers presented on top of it.
  var presentationChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.presentation.presented, !chain.contains(where: { $0 === next }) {
      chain.append(next)
    }
    return chain
  }

  /// The active search to dismiss, unless a controller is presented in front of it.
  ///
  /// UIKit presents searches, too.
  private var searchToDismiss: UISearchController? {
    let chain = sequence(first: self, next: \.parent)
    if chain.contains(where: { $0.presentation.presented != nil }) { return nil }
    return chain.lazy.compactMap(\.presentation.search).first { $0.isActive }
  }

  private var presenterToDismissFrom: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if controller.presentation.presented != nil { return controller }
      next = controller.parent
    }
    return nearestPresenting
  }
}
