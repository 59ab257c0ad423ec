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
    guard changesSelectionAsPrimaryAction, let chosen = menuOfTap?.selectionOfButton else { return }
    if configuration != nil { configuration?.title = chosen.title }
    setTitle(chosen.title, for: .normal)
  }
}

extension UIMenu {
  /// What is chosen for a button that shows it: the first element, as long as nothing is on.
  var selectionOfButton: UIMenuElement? {
    if selectedElements.isEmpty {
      let first = firstElement { !($0 is UIMenu) && !($0 is UIDeferredMenuElement) }
      if let first { select(first, inSelection: true) }
    }
    return selectedElements.first
  }
}
