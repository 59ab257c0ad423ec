/// The appearance callbacks, in UIKit's order.
///
/// A controller is notified when its view is added to or removed from a visible window. As in
/// UIKit, where it follows the first frame, `viewDidAppear(_:)` is called after the next layout.
/// Parents are notified before their children.
extension UIViewController {
  /// Called before the view moves to another window.
  func viewWillMove(to window: UIWindow?) {
    guard !appearance.isManual, listensToHierarchy else { return }
    if let window {
      if !window.isHidden { beginTransition(true, animated: false) }
    } else {
      beginTransition(false, animated: false)
    }
  }

  /// Called after the view has moved to another window.
  func viewDidMove(to window: UIWindow?) {
    if window == nil {
      if !appearance.isManual { endTransition() }
    } else {
      announceIsAppearing()
      if !appearance.isManual { endTransitionAfterLayout() }
    }
  }

  /// Called after the view's window was shown.
  func windowDidShow() {
    guard !appearance.isManual else { return }
    beginTransition(true, animated: false)
    announceIsAppearing()
    endTransitionAfterLayout()
  }

  /// Called after the view's window was hidden.
  func windowDidHide() {
    guard !appearance.isManual else { return }
    beginTransition(false, animated: false)
    endTransition()
  }

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    let phase = appearance.phase
    if isAppearing {
      guard phase == .disappeared || phase == .disappearing else { return }
      loadViewIfNeeded()
      appearance.phase = .appearing
      appearance.isAnimated = animated
      appearance.hasBeenShown = false
      viewWillAppear(animated)
    } else {
      guard phase == .appeared || phase == .appearing else { return }
      appearance.phase = .disappearing
      appearance.isAnimated = animated
      viewWillDisappear(animated)
    }
    forwardToChildren { $0.beginTransition(isAppearing, animated: animated) }
  }

  func endTransition() {
    switch appearance.phase {
    case .appearing:
      announceIsAppearing()
      appearance.phase = .appeared
      viewDidAppear(appearance.isAnimated)
      if !(storedParent is UINavigationController) { screenState.isMovingToParent = false }
    case .disappearing:
      appearance.phase = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared: return
    }
    forwardToChildren { $0.endTransition() }
  }

  private func announceIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasBeenShown else { return }
    appearance.hasBeenShown = true
    viewIsAppearing(appearance.isAnimated)
    forwardToChildren { $0.announceIsAppearing() }
  }

  private func endTransitionAfterLayout() {
    UIApplication.shared.afterLayout { [weak self] in
      guard let self, !self.appearance.isManual, self.appearance.phase == .appearing else { return }
      self.endTransition()
    }
  }

  /// Calls a closure for the children whose view is in this controller's view, if appearance
  /// methods are forwarded.
  private func forwardToChildren(_ notify: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where !child.appearance.isManual {
      guard let view = child.viewIfLoaded, let own = viewIfLoaded, view.isDescendant(of: own) else {
        continue
      }
      notify(child)
    }
  }

  /// Whether the view hierarchy determines when this controller appears.
  private var listensToHierarchy: Bool {
    storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
