import Foundation

extension UIControl {
  /// Opens the menu that a tap opens.
  ///
  /// - Returns: Whether there is one.
  func openMenu(isByKey: Bool) -> Bool {
    guard let menu = menuOfTap else { return false }
    send(.menuActionTriggered, event: nil)
    var source = MenuSource(self, sender: menuSender)
    source.isByKey = isByKey
    source.isSingleSelection = choosesOneOfMenu
    source.didSelect = { [weak self] in self?.menuSelectionDidChange() }
    storedWindow?.showMenu(menu, from: source)
    return true
  }

  /// Opens a menu at a long press, or at a click of the other button of the mouse.
  func makeMenuTrigger(
    _ menu: @escaping @MainActor () -> UIMenu?
  ) -> ContextMenuTrigger {
    ContextMenuTrigger(self) { [weak self] _ in
      guard let self, self.isEnabled, let menu = menu() else { return nil }
      return ContextMenuTrigger.Menu(
        make: { menu }, anchor: self.storedBounds, sender: self.menuSender,
        willOpen: { [weak self] in self?.send(.menuActionTriggered, event: nil) },
        didSelect: { [weak self] in self?.menuSelectionDidChange() })
    }
  }

  /// What actions of the menu are given as their sender.
  var menuSender: Any { (self as? BarItemButton)?.item ?? self }
}
