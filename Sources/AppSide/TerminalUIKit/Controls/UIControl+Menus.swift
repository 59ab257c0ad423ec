import Foundation

extension UIControl {
  /// Opens the menu of the primary action.
  ///
  /// - Returns: Whether there is a menu.
  func openMenu(byKey: Bool) -> Bool {
    guard let menu = menuOfTap else { return false }
    send(.menuActionTriggered, event: nil)
    var source = MenuSource(self, sender: menuSender)
    source.isOpenedByKey = byKey
    source.isSingleSelection = choosesOneOfMenu
    source.didSelect = { [weak self] in self?.menuSelectionDidChange() }
    storedWindow?.showMenu(menu, from: source)
    return true
  }

  /// Creates a trigger that opens a menu at a long press or a secondary click.
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

  /// The sender that actions of the menu receive.
  var menuSender: Any { (self as? BarItemButton)?.item ?? self }
}
