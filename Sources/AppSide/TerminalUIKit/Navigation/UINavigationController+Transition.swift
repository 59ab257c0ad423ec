/// How views follow the stack.
extension UINavigationController {
  func makeTransition(in window: UIWindow, animated: Bool) -> ControllerTransition {
    let transition = ControllerTransition(
      .navigation, of: [self], in: window, isAnimated: animated, length: TransitionDuration.push,
      begin: { [weak self] in self?.beginTransition() },
      end: { [weak self] outcome in self?.endTransition(outcome) })
    transition.coordinator.container = viewIfLoaded
    transition.coordinator.from = navigation.displayed
    transition.coordinator.to = navigation.stack.last
    return transition
  }

  /// Called at layout: what waits begins now.
  func layOutContainer() {
    if let transition = navigation.transition, transition.isWaiting {
      transition.begin()
    } else if navigation.transition == nil, navigation.displayed !== navigation.stack.last {
      // It is not on the screen, so nobody is told.
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
        // The appearance, or disappearance, of this controller tells it the rest.
        to.appearance.isManual = false
      }
    }
    settleStack()
    if outcome == .finished {
      if hasRun, let to, appearance.phase == .appeared {
        delegate?.navigationController(self, didShow: to, animated: animated)
      }
      runWaiting()
    } else {
      navigation.waiting = []
    }
  }

  private func runWaiting() {
    let waiting = navigation.waiting
    navigation.waiting = []
    for work in waiting { work() }
  }

  /// Shows the screen on top as part of this controller's own appearance.
  func showTopWithoutTransition(animated: Bool) {
    navigation.transition?.interrupt()
    let top = navigation.stack.last
    top?.loadViewIfNeeded()
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    if navigation.displayed !== top { display(top) }
    updateBarItems()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called when this controller has appeared, before the screen on top hears of it.
  func topDidAppear(animated: Bool) {
    UIApplication.shared.afterLayout { [weak self] in
      guard let self, self.appearance.phase == .appeared else { return }
      guard self.navigation.transition == nil, let top = self.navigation.displayed else { return }
      for controller in self.navigation.stack { controller.screenState.isMovingToParent = false }
      self.delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  /// Puts the view of a controller into the hierarchy, in place of the one that is there.
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
