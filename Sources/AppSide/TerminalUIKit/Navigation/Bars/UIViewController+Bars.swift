extension UIViewController {
  /// The item that bars of navigation show for this controller, made when it is first asked for.
  var ownNavigationItem: UINavigationItem {
    if let item = screenState.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    screenState.navigationItem = item
    return item
  }

  /// The item that a bar of tabs shows for this controller, made when it is first asked for.
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

  /// Called after the title was set: UIKit gives it to both items.
  func titleHasChanged() {
    screenState.navigationItem?.title = title
    screenState.tabBarItem?.title = title
    TreeChange.note()
  }

  /// The nearest ancestor of a kind.
  func nearestAncestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var next = parent
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.parent
    }
    return nil
  }

  /// Asks the nearest controller around that shows others in its own way; without one, presents.
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
