import Foundation

/// The presentation of controllers, with UIKit's checks in UIKit's order.
///
/// As in UIKit, the relationships between the controllers change immediately. An animated
/// presentation begins after the next layout and takes time on the app's clock; one without
/// animation completes before the call returns.
extension UIViewController {
  func startPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let misuse = misuse(presenting: controller) { return misuse.report() }
    let style = controller.styleToPresent(in: traitCollection)
    let presenter = presenter(for: style)
    if let warning = obstacle(to: controller, on: presenter) { return warning.report() }

    let presentation = controller.takePresentationController(
      style: style, presenter: presenter, source: self)
    presenter.presentation.presented = controller
    controller.presentation.presenting = presenter
    controller.loadViewIfNeeded()
    controller.presentation.isBeingPresented = true
    let animator =
      animated
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: presenter, source: self) : nil
    let transition = ControllerTransition(
      .presentation, of: [presenter, controller], in: presenter.viewIfLoaded?.window,
      isAnimated: animated,
      length: animator?.transitionDuration(using: nil) ?? controller.presentationLength,
      begin: {
        if let transition = controller.presentation.transition {
          presentation.beginPresentation(transition)
        }
      },
      end: { outcome in
        presentation.endPresentation(outcome)
        animator?.animationEnded(outcome == .finished)
        if outcome == .finished { completion?() }
      })
    transition.coordinator.from = presenter
    transition.coordinator.to = controller
    controller.presentation.transition = transition
    transition.start()
  }

  /// Returns the misuse for which UIKit throws an exception, or `nil`.
  private func misuse(presenting controller: UIViewController) -> ControllerMisuse? {
    if controller === self || controller.isAround(self) { return .presentsItself(controller) }
    if let parent = controller.parent { return .presentsChild(controller, of: parent) }
    if let presenter = controller.presentation.presenting {
      return .presentsPresented(controller, by: presenter)
    }
    if controller.viewIfLoaded?.window?.rootViewController === controller {
      return .presentsItself(controller)
    }
    return nil
  }

  /// Returns the obstacle about which UIKit warns, or `nil`.
  private func obstacle(
    to controller: UIViewController, on presenter: UIViewController
  ) -> ControllerWarning? {
    let window = presenter.viewIfLoaded?.window
    if let existing = presenter.presentation.presented {
      return existing.presentation.transition?.hasEnded == false
        ? .presentationInProgress(controller, on: presenter)
        : .alreadyPresenting(controller, on: presenter, from: self, existing: existing)
    }
    guard let window else { return .notInWindow(controller, on: presenter, from: self) }
    if window.transitions.modal != nil {
      return .presentationInProgress(controller, on: presenter)
    }
    return nil
  }

  /// Returns the presenting controller: the root of the ancestors, or the nearest that defines a
  /// presentation context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var controller = self
    while !(style.needsContext && controller.definesPresentationContext),
      let parent = controller.parent
    {
      controller = parent
    }
    return controller
  }

  private func isAround(_ other: UIViewController) -> Bool {
    var next = other.parent
    while let controller = next {
      if controller === self { return true }
      next = controller.parent
    }
    return false
  }
}
