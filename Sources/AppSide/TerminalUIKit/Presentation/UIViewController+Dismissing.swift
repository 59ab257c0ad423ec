import Foundation

/// Ending presentations.
extension UIViewController {
  /// Ends the presentation that this controller, or an ancestor, has made, with all that were made on
  /// top of it; without one, the presentation in which it is itself.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    if let search = searchToDismiss {
      return search.dismiss(animated: animated, completion: completion)
    }
    guard let presenter = presenterToDismissFrom, let first = presenter.presentation.presented,
      let presentation = first.presentation.controller
    else {
      // Whoever waits for the end has nothing to wait for.
      completion?()
      return
    }
    let window = presentation.container?.window ?? presenter.viewIfLoaded?.window
    if window?.transitions.modal != nil {
      return ControllerWarning.dismissalInProgress(self).report()
    }
    let dismissed = first.presentationChain
    let transition = ControllerTransition(
      .dismissal, of: [presenter] + dismissed, in: window,
      isAnimated: animated && window != nil, length: first.presentationLength,
      begin: {
        if let transition = first.presentation.transition {
          presentation.beginDismissal(transition, of: dismissed)
        }
      },
      end: { outcome in
        presentation.endDismissal(outcome, of: dismissed)
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

  /// This controller and those presented on top of it, each by the one before.
  var presentationChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.presentation.presented, !chain.contains(where: { $0 === next }) {
      chain.append(next)
    }
    return chain
  }

  /// The search that goes, as UIKit presents it; what is presented in front of it goes first.
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
