extension UIViewController {
  /// The navigation item of this controller, created on first access.
  var ownNavigationItem: UINavigationItem {
    if let item = screenState.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    screenState.navigationItem = item
    return item
  }

  /// The tab bar item of this controller, created on first access.
  var ownTabBarItem: UITabBarItem {
    if let item = screenState.tabBarItem { return item }
    let item = UITabBarItem(title: title, tag: 0)
    screenState.tabBarItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    screenState.tabBarItem = item
    tabBarController?.itemsDidChange()
  }

  func setOwnToolbarItems(_ items: [UIBarButtonItem]?) {
    screenState.toolbarItems = items
    navigationController?.toolbarItemsDidChange(of: self)
  }

  /// Called after the title was set.
  ///
  /// As in UIKit, both items receive it.
  func titleHasChanged() {
    screenState.navigationItem?.title = title
    screenState.tabBarItem?.title = title
    TreeChange.note()
  }

  /// Returns the nearest ancestor of a type.
  func nearestAncestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var next = parent
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.parent
    }
    return nil
  }

  /// Shows a controller in the nearest navigation controller, or presents it if there isn't one.
  func showInNearestContainer(_ controller: UIViewController, sender: Any?) {
    var next = parent
    while let ancestor = next {
      if let navigation = ancestor as? UINavigationController {
        return navigation.show(controller, sender: sender)
      }
      next = ancestor.parent
    }
    present(controller, animated: true, completion: nil)
  }
}
