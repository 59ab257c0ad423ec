extension UICollectionViewListCell: RowWithSpokenText {
  /// Returns the view of an accessory, with UIKit's default action.
  ///
  /// An unchanged reorder control is reused because the finger that drags the row is on it.
  func makeView(for accessory: UICellAccessory, insteadOf old: [UIView]) -> UIView {
    if let view = accessory.customView {
      if view.storedBounds.size == .zero { view.frame.size = view.sizeThatFits(rowArea.size) }
      return view
    }
    if accessory.accessoryType == .popUpMenu {
      // The existing button is reused because its menu may be open.
      guard let button = old.lazy.compactMap({ $0 as? PopUpMenuButton }).first else {
        return PopUpMenuButton(accessory)
      }
      button.show(accessory)
      return button
    }
    let kind = kind(of: accessory)
    if accessory.accessoryType == .reorder,
      let grip = old.first(where: {
        ($0 as? CellAccessoryView)?.matches(kind, color: accessory.tintColor) ?? false
      })
    {
      return grip
    }
    let view = CellAccessoryView(
      kind, color: accessory.tintColor, action: action(of: accessory))
    if accessory.accessoryType == .reorder { makeGrip(view) }
    return view
  }

  /// The accessories without repetitions of a kind.
  var distinctAccessories: [UICellAccessory] {
    var kinds: Set<UICellAccessory.AccessoryType> = []
    return accessories.filter { kinds.insert($0.accessoryType).inserted }
  }

  /// The name of the first kind that occurs more than once.
  var repeatedAccessory: String? {
    var kinds: Set<UICellAccessory.AccessoryType> = []
    return accessories.first { !kinds.insert($0.accessoryType).inserted }?.accessoryType.name
  }

  /// The visible outline disclosure, if there is one.
  var outlineDisclosure: UICellAccessory? {
    accessories.first {
      $0.accessoryType == .outlineDisclosure
        && $0.isShown(whileEditing: collectionView?.isEditing ?? false)
    }
  }

  /// Whether a tap anywhere on the row expands or collapses it.
  var isOutlineHeader: Bool {
    guard let outlineDisclosure else { return false }
    switch outlineDisclosure.outlineStyle {
    case .header: return true
    case .cell: return false
    case .automatic:
      if case .header = heading { return true }
      return (contentConfiguration as? UIListContentConfiguration)?.isHeader ?? false
    }
  }

  /// Performs the action of a tap on the outline disclosure.
  func toggleOutline() {
    guard let outlineDisclosure else { return }
    if let handler = outlineDisclosure.actionHandler {
      handler()
    } else {
      collectionView?.toggle(self)
    }
  }

  private func action(of accessory: UICellAccessory) -> UIAction? {
    if let handler = accessory.actionHandler { return UIAction { _ in handler() } }
    switch accessory.accessoryType {
    case .outlineDisclosure: return UIAction { [weak self] _ in self?.toggleOutline() }
    case .delete:
      return UIAction { [weak self] _ in
        guard let self else { return }
        self.collectionView?.showTrailingActions(of: self)
      }
    default: return nil
    }
  }

  private func makeGrip(_ grip: CellAccessoryView) {
    grip.isUserInteractionEnabled = true
    grip.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] recognizer in
        guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
        self.collectionView?.reorder(self, following: pan)
      })
  }

  private func kind(of accessory: UICellAccessory) -> CellAccessoryView.Kind {
    switch accessory.accessoryType {
    case .disclosure, .popUpMenu, .customView: .disclosure
    case .outlineDisclosure: .outline(isExpanded: isExpanded)
    case .checkmark: .checkmark
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: .selection(isSelected: isSelected)
    case .label: .label(accessory.text)
    case .detail: .detail
    }
  }

  /// The text of the row, which is part of its accessories' names.
  var spokenText: String {
    guard let content = contentConfiguration as? UIListContentConfiguration else { return "" }
    return [content.shownText, content.shownSecondaryText].compactMap(\.self)
      .joined(separator: ", ")
  }
}
