/// The builder of the main menu.
///
/// Requests with unknown identifiers change nothing.
@MainActor
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ root: UIMenu, system: UIMenuSystem) {
    self.root = root
    self.system = system
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.firstElement { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.firstElement { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.firstElement { ($0 as? UICommand)?.action == action } as? UICommand
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: @MainActor ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  private func change(
    _ identifier: UIMenu.Identifier, _ body: @MainActor (UIMenu) -> [UIMenuElement]
  ) {
    if identifier == root.identifier {
      // The root menu can't be replaced or removed; only its children can change.
      if let menu = body(root).first as? UIMenu { root = root.replacingChildren(menu.children) }
    } else {
      root = root.changing(identifier, body)
    }
  }
}

extension UIMenu {
  /// The main menu of an app that doesn't customise it.
  static var standardMain: UIMenu {
    func command(_ title: String, _ action: Selector, _ input: String) -> UIKeyCommand {
      UIKeyCommand(title: title, action: action, input: input, modifierFlags: .command)
    }
    let editing = UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: [
        command("Cut", .cut, "x"), command("Copy", .copy, "c"), command("Paste", .paste, "v"),
        UICommand(title: "Delete", action: .delete), command("Select All", .selectAll, "a"),
      ])
    let menus: [(String, Identifier, [UIMenuElement])] = [
      ("Application", .application, []), ("File", .file, []), ("Edit", .edit, [editing]),
      ("Format", .format, []), ("View", .view, []), ("Window", .window, []), ("Help", .help, []),
    ]
    return UIMenu(
      identifier: .root,
      children: menus.map { UIMenu(title: $0.0, identifier: $0.1, children: $0.2) })
  }

  /// Returns the first element at any depth for which the closure returns true, starting with the
  /// menu itself.
  func firstElement(where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if matches(self) { return self }
    for child in children {
      if let menu = child as? UIMenu {
        if let found = menu.firstElement(where: matches) { return found }
      } else if matches(child) {
        return child
      }
    }
    return nil
  }

  /// Returns a copy of the menu with one of its descendants changed.
  fileprivate func changing(
    _ identifier: Identifier, _ body: @MainActor (UIMenu) -> [UIMenuElement]
  ) -> UIMenu {
    replacingChildren(
      children.flatMap { child -> [UIMenuElement] in
        guard let menu = child as? UIMenu else { return [child] }
        return menu.identifier == identifier ? body(menu) : [menu.changing(identifier, body)]
      })
  }
}
