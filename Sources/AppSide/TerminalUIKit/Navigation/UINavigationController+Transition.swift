/// The transitions that update the views after changes of the stack.
extension UINavigationController {
  func makeTransition(
    in window: UIWindow, _ operation: Operation, animated: Bool
  ) -> ControllerTransition {
    let animator = animated ? makeAnimator(operation) : nil
    let transition = ControllerTransition(
      .navigation, of: [self], in: window, isAnimated: animated,
      length: animator?.transitionDuration(using: nil) ?? TransitionDuration.push,
      begin: { [weak self] in self?.beginTransition() },
      end: { [weak self] outcome in
        self?.endTransition(outcome)
        animator?.animationEnded(outcome == .finished)
      })
    transition.coordinator.container = viewIfLoaded
    transition.coordinator.from = navigation.displayed
    transition.coordinator.to = navigation.stack.last
    return transition
  }

  /// Returns the delegate's object for the change from the displayed screen to the top one.
  private func makeAnimator(
    _ operation: Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from = navigation.displayed, let to = navigation.stack.last, from !== to else {
      return nil
    }
    return delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
  }

  /// Called during layout to begin a pending transition.
  func layOutContainer() {
    if let transition = navigation.transition, transition.isWaiting {
      transition.begin()
    } else if navigation.transition == nil, navigation.displayed !== navigation.stack.last {
      // The controller isn't on the screen, so no appearance methods are called.
      display(navigation.stack.last)
    }
    layOutBarsAndScreen()
  }

  private func beginTransition() {
    guard let transition = navigation.transition else { return }
    let from = navigation.displayed
    let to = navigation.stack.last
    guard from !== to else { return updateBarItems() }
    let animated = transition.isAnimated
    to?.loadViewIfNeeded()
    if let to { delegate?.navigationController(self, willShow: to, animated: animated) }
    navigation.disappearing = from
    from?.endEditing()
    from?.beginAppearanceTransition(false, animated: animated)
    to?.beginAppearanceTransition(true, animated: animated)
    container?.blocksTouches = animated
    display(to, keeping: from)
  }

  private func endTransition(_ outcome: ControllerTransition.Outcome) {
    let animated = navigation.transition?.isAnimated ?? false
    navigation.transition = nil
    container?.blocksTouches = false
    let from = navigation.disappearing
    navigation.disappearing = nil
    let to = navigation.displayed
    let hasRun = from !== to && (from != nil || to?.appearance.isManual == true)
    if let from {
      container?.removeScreen(of: from)
      from.endAppearanceTransition()
    }
    if hasRun, let to, to.appearance.isManual {
      if outcome == .finished, appearance.phase == .appeared {
        to.endAppearanceTransition()
      } else {
        // This controller's own appearance transition makes the remaining calls.
        to.appearance.isManual = false
      }
    }
    finishStackChange()
    if outcome == .finished {
      if hasRun, let to, appearance.phase == .appeared {
        delegate?.navigationController(self, didShow: to, animated: animated)
      }
      runWaiting()
    } else {
      navigation.pendingRequests = []
    }
  }

  private func runWaiting() {
    let pendingRequests = navigation.pendingRequests
    navigation.pendingRequests = []
    for work in pendingRequests { work() }
  }

  /// Shows the top controller as part of this controller's own appearance.
  func showTopWithoutTransition(animated: Bool) {
    navigation.transition?.interrupt()
    let top = navigation.stack.last
    top?.loadViewIfNeeded()
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    if navigation.displayed !== top { display(top) }
    updateBarItems()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called after this controller has appeared and before the top controller is notified.
  func topDidAppear(animated: Bool) {
    UIApplication.shared.afterLayout { [weak self] in
      guard let self, self.appearance.phase == .appeared else { return }
      guard self.navigation.transition == nil, let top = self.navigation.displayed else { return }
      for controller in self.navigation.stack { controller.screenState.isMovingToParent = false }
      self.delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  /// Replaces the displayed view with that of another controller.
  private func display(_ controller: UIViewController?, keeping old: UIViewController? = nil) {
    if let displayed = navigation.displayed, displayed !== controller {
      if displayed === old {
        container?.hideScreen(of: displayed)
      } else {
        container?.removeScreen(of: displayed)
      }
    }
    navigation.displayed = controller
    updateBarItems()
    if let controller { container?.showScreen(of: controller) }
    tabBarController?.bottomBarMayHaveChanged()
  }

  var container: NavigationContainerView? { viewIfLoaded as? NavigationContainerView }
}
