extension UIViewController {
  func editingDidChange(_ editing: Bool) {
    guard editing != screenState.isEditing else { return }
    screenState.isEditing = editing
    if let item = screenState.editButtonItem { label(item) }
    TreeChange.note()
  }

  var ownEditButtonItem: UIBarButtonItem {
    if let item = screenState.editButtonItem { return item }
    let item = UIBarButtonItem(
      title: nil, style: .plain,
      action: { [weak self] (_: UIBarButtonItem) in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
    screenState.editButtonItem = item
    label(item)
    return item
  }

  private func label(_ item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
