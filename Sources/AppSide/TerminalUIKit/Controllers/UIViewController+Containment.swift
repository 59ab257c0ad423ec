extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self, accepts(child: child) else { return }
    if let window = child.viewIfLoaded?.window, window.rootViewController === child {
      ControllerMisuse.adoptsRoot(child, by: self).report()
    }
    if child.storedParent != nil { child.leaveParent() }
    child.screenState.isMovingToParent = true
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
    TreeChange.note()
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
    screenState.isMovingFromParent = false
    screenState.isMovingToParent = false
    TreeChange.note()
  }

  func parentWillChange(to parent: UIViewController?) {
    if parent == nil, storedParent != nil { screenState.isMovingFromParent = true }
  }

  func parentDidChange(to parent: UIViewController?) {
    // A navigation controller determines itself when its controllers have appeared.
    guard parent != nil, !(parent is UINavigationController) else { return }
    if appearance.phase != .appearing { screenState.isMovingToParent = false }
  }

  /// Whether a controller can be a child of this one; if not, this is reported.
  func accepts(child: UIViewController) -> Bool {
    // A controller inside itself would form a cycle.
    guard child === self || isInside(child) else { return true }
    ControllerMisuse.containsItself(child, in: self).report()
    return false
  }

  private func isInside(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let current = next {
      if current === controller { return true }
      next = current.storedParent
    }
    return false
  }
}
