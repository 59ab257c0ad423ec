/// The handling of presentations when a window appears, disappears or changes its root controller.
extension UIWindow {
  /// Ends all transitions and notifies the controllers on the screen that the window disappears.
  func hideControllers() {
    transitions.interruptAll()
    for controller in controllersOnScreen.reversed() { controller.windowDidHide() }
  }

  /// Notifies the controllers whose views are in the window that the window appears.
  ///
  /// - Returns: Whether there were any. The root controller's view may not be among them.
  func showControllers() -> Bool {
    let controllers = controllersOnScreen
    for controller in controllers { controller.windowDidShow() }
    return !controllers.isEmpty
  }

  /// Ends all transitions and all presentations of a root controller that leaves the window.
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
