import Foundation

extension UITableViewCell: RowWithSpokenText {
  /// Updates the accessories for the cell's state.
  func updateAccessories() {
    let old = accessories.accessoryViews
    accessories = AccessoryStrip()
    for view in old { view.removeFromSuperview() }
    if isEditing { accessories.leading = editingSigns }
    accessories.trailing = trailingSigns
    if isEditing, isMovable { accessories.trailing.append(reorderGrip) }
    for view in accessories.leading + accessories.trailing { addSubview(view) }
    if let swipeActions { bringSubviewToFront(swipeActions) }
    TreeChange.note()
    setNeedsLayout()
  }

  private var trailingSigns: [UIView] {
    let view = isEditing ? editingAccessoryView : accessoryView
    if let view { return [view] }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return []
    case .disclosureIndicator: return [CellAccessoryView(.disclosure)]
    case .checkmark: return [CellAccessoryView(.checkmark)]
    case .detailButton: return [detailButton]
    case .detailDisclosureButton: return [detailButton, CellAccessoryView(.disclosure)]
    }
  }

  private var detailButton: CellAccessoryView {
    CellAccessoryView(
      .detail,
      action: UIAction { [weak self] _ in
        guard let self else { return }
        self.tableView?.accessoryButtonTapped(in: self)
      })
  }

  private var reorderGrip: CellAccessoryView {
    let grip = CellAccessoryView(.reorder)
    grip.isUserInteractionEnabled = true
    grip.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] recognizer in
        guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
        self.tableView?.reorder(self, following: pan)
      })
    return grip
  }

  private var editingSigns: [UIView] {
    if let tableView, tableView.showsSelectionCircles {
      return [CellAccessoryView(.selection(isSelected: isSelected))]
    }
    switch editingStyle {
    case .none: return []
    case .delete:
      return [
        CellAccessoryView(
          .delete,
          action: UIAction { [weak self] _ in
            guard let self else { return }
            self.tableView?.showDeleteConfirmation(for: self)
          })
      ]
    case .insert:
      return [
        CellAccessoryView(
          .insert,
          action: UIAction { [weak self] _ in
            guard let self else { return }
            self.tableView?.commit(.insert, for: self)
          })
      ]
    }
  }

  /// The text of the row, for the labels of its buttons.
  var spokenText: String {
    if let content = contentConfiguration as? UIListContentConfiguration {
      return [content.shownText, content.shownSecondaryText].compactMap(\.self)
        .joined(separator: ", ")
    }
    return [labels.text?.text, labels.detail?.text].compactMap(\.self).joined(separator: ", ")
  }
}
