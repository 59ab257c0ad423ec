/// What presentations have to do when a window comes, goes, or gets another root.
extension UIWindow {
  /// Ends what is under way and tells everybody on the screen that the window is hidden.
  func hideControllers() {
    transitions.interruptAll()
    for controller in controllersOnScreen.reversed() { controller.windowDidHide() }
  }

  /// Tells those whose views are in the window that it is shown.
  ///
  /// - Returns: Whether there were any, because the root's view need not be among them.
  func showControllers() -> Bool {
    let controllers = controllersOnScreen
    for controller in controllers { controller.windowDidShow() }
    return !controllers.isEmpty
  }

  /// Ends what is under way, and all presentations of a root that leaves the window.
  func dismissControllers(of root: UIViewController?) {
    transitions.interruptAll()
    guard let root else { return }
    for controller in root.presentationChain.dropFirst().reversed() {
      controller.presentation.controller?.tearDown()
    }
  }

  private var controllersOnScreen: [UIViewController] {
    rootViewController?.presentationChain.filter { $0.viewIfLoaded?.window === self } ?? []
  }
}
