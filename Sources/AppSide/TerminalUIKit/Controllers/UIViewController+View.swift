extension UIViewController {
  func setView(_ view: UIView?) {
    guard view !== storedView else { return }
    storedView?.viewController = nil
    storedView = view
    TreeChange.note()
    guard let view else { return }
    if let owner = view.viewController {
      ControllerMisuse.sharesView(self, with: owner, view: view).report()
    }
    view.viewController = self
    if view.layoutState.margins == .standard { view.layoutState.margins = .ofRootView }
    view.safeAreaMayHaveChanged()
  }

  /// The traits that the controller overrides for its view.
  var overridingTraits: UITraitCollection? {
    overrideUserInterfaceStyle == .unspecified
      ? nil : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }
}
