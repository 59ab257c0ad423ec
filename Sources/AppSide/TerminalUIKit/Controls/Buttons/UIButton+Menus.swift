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

  /// Shows the title of the selected menu element if the button is a pop-up button.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, let chosen = menuOfTap?.selectionOfButton else { return }
    if configuration != nil { configuration?.title = chosen.title }
    setTitle(chosen.title, for: .normal)
  }
}

extension UIMenu {
  /// The element that a pop-up button shows as selected, which is the first one if none is on.
  var selectionOfButton: UIMenuElement? {
    if selectedElements.isEmpty {
      let first = firstElement { !($0 is UIMenu) && !($0 is UIDeferredMenuElement) }
      if let first { select(first, inSelection: true) }
    }
    return selectedElements.first
  }
}
