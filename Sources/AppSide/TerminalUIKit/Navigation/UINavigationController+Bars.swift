import Foundation

extension UINavigationController {
  /// Updates the bars with the top controller's items.
  func updateBarItems() {
    let items = navigation.stack.map(\.navigationItem)
    if navigationBar.items ?? [] != items { navigationBar.setItems(items, animated: false) }
    let tools = navigation.stack.last?.toolbarItems
    if toolbar.items ?? [] != tools ?? [] { toolbar.items = tools }
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    guard controller === navigation.stack.last else { return }
    toolbar.items = controller.toolbarItems
  }

  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
    TreeChange.note()
  }

  /// Whether a controller on the stack hides the bar at the bottom.
  var hidesBottomBar: Bool {
    navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  func layOutBarsAndScreen() {
    guard let container else { return }
    var area = container.bounds
    navigationBar.isHidden = navigation.isBarHidden
    if !navigation.isBarHidden {
      let height = min(navigationBar.sizeThatFits(area.size).height, area.height)
      navigationBar.frame = CGRect(
        origin: area.origin, size: CGSize(width: area.width, height: height))
      area = area.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    }
    let showsTools = !navigation.isToolbarHidden && !hidesBottomBar
    toolbar.isHidden = !showsTools
    if showsTools {
      let height = min(UIToolbar.height, area.height)
      toolbar.frame = CGRect(
        x: area.minX, y: area.maxY - height, width: area.width, height: height)
      area = area.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    }
    container.setScreenFrame(area)
  }
}

extension UINavigationController {
  /// Goes back as with the back button, if the top screen has one.
  ///
  /// - Returns: Whether there was a back button.
  func goBack() -> Bool {
    guard navigation.stack.count > 1, navigationBar.topItem?.allowsBackButton == true else {
      return false
    }
    navigationBar.backButtonTapped()
    return true
  }
}

extension UIWindow {
  /// Goes back with the arrow key that points to the previous screen.
  ///
  /// - Returns: Whether the key was handled.
  func goBack(by key: UIKey) -> Bool {
    let back: UIKeyboardHIDUsage = isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow
    guard key.keyCode == back, key.modifierFlags.isEmpty else { return false }
    var next: UIResponder? = focusedView ?? firstResponder ?? rootViewController?.frontmost
    // The screens behind a presented one stay as they are.
    while let responder = next, !(responder is PresentationContainerView) {
      if (responder as? UINavigationController)?.goBack() == true { return true }
      next = responder.next
    }
    return false
  }
}
