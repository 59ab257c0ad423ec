/// The selection of tabs.
///
/// The views change at once, with appearance calls in UIKit's order.
extension UITabBarController {
  func replaceTabs(_ controllers: [UIViewController]) {
    var distinct: [UIViewController] = []
    for controller in controllers {
      if distinct.contains(where: { $0 === controller }) {
        ControllerMisuse.repeatsTabs(controller).report()
      } else if accepts(child: controller) {
        distinct.append(controller)
      }
    }
    let old = tabs.controllers
    let leaving = old.filter { controller in !distinct.contains { $0 === controller } }
    tabs.controllers = distinct
    for controller in leaving {
      controller.willMove(toParent: nil)
      // An override of `willMove(toParent:)` may not call `super`, so call this directly.
      controller.parentWillChange(to: nil)
    }
    for controller in distinct where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
      controller.parentDidChange(to: self)
    }
    if !distinct.contains(where: { $0 === tabs.selected }) { tabs.selected = distinct.first }
    itemsDidChange()
    if isViewLoaded { showSelected() }
    for controller in leaving { controller.removeFromParent() }
  }

  func select(_ index: Int) {
    guard tabs.controllers.indices.contains(index) else {
      return ControllerMisuse.noTab(self, index, count: tabs.controllers.count).report()
    }
    tabs.selected = tabs.controllers[index]
    tabBar.selectedItem = tabs.selected?.tabBarItem
    if isViewLoaded { showSelected() }
    TreeChange.note()
  }

  /// Called after a controller's tab bar item was replaced.
  func itemsDidChange() {
    let items = tabs.controllers.compactMap { $0.tabBarItem as UITabBarItem? }
    if tabBar.items ?? [] != items { tabBar.items = items }
    tabBar.selectedItem = tabs.selected?.tabBarItem
  }

  func userMayChoose(_ item: UITabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  func userChose(_ item: UITabBarItem) {
    guard let controller = controller(of: item) else { return }
    if controller === tabs.selected, let navigation = controller as? UINavigationController {
      // As in UIKit, a second tap on a tab returns to its root controller.
      if navigation.viewControllers.count > 1 { navigation.popToRootViewController(animated: true) }
    } else if let index = tabs.controllers.firstIndex(where: { $0 === controller }) {
      select(index)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Replaces the displayed view with that of the selected controller.
  ///
  /// The order of calls is: the new controller will appear, the old one will and did disappear, the
  /// new one did appear.
  func showSelected() {
    let old = tabs.displayed
    let new = tabs.selected
    guard old !== new, let container else { return }
    tabs.displayed = new
    let isOnScreen = appearance.phase == .appeared || appearance.phase == .appearing
    guard isOnScreen, container.window != nil else {
      if let old { container.removeScreen(of: old) }
      if let new { container.showScreen(of: new) }
      return
    }
    new?.beginAppearanceTransition(true, animated: false)
    old?.endEditing()
    old?.beginAppearanceTransition(false, animated: false)
    if let new { container.showScreen(of: new) }
    if let old {
      container.removeScreen(of: old)
      old.endAppearanceTransition()
    }
    if appearance.phase == .appeared {
      new?.endAppearanceTransition()
    } else {
      // This controller's own appearance transition makes the remaining calls.
      new?.appearance.isManual = false
    }
  }

  /// Called when a navigation controller's top controller may have started or stopped hiding the
  /// bar.
  func bottomBarMayHaveChanged() { viewIfLoaded?.setNeedsLayout() }

  var showsBar: Bool {
    !tabBar.isHidden && (tabs.selected as? UINavigationController)?.hidesBottomBar != true
  }

  private var container: TabContainerView? { viewIfLoaded as? TabContainerView }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    tabs.controllers.first { $0.tabBarItem === item }
  }
}
