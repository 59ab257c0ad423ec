extension UIButton {
  func menuDidChange() {
    if menu == nil {
      menuTrigger?.remove()
      menuTrigger = nil
    } else if menuTrigger == nil {
      menuTrigger = makeMenuTrigger { [weak self] in self?.menu }
    }
    showSelectedElement()
  }

  /// Gives the button the title of what is chosen in its menu, where it is there for that.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    if menu.selectedElements.isEmpty {
      let first = menu.firstElement { !($0 is UIMenu) && !($0 is UIDeferredMenuElement) }
      if let first { menu.select(first, inSelection: true) }
    }
    guard let chosen = menu.selectedElements.first else { return }
    if configuration != nil { configuration?.title = chosen.title }
    setTitle(chosen.title, for: .normal)
  }
}
