import Foundation

extension UITableView {
  /// Returns a trigger for the context menus of rows.
  func makeContextMenuTrigger() -> ContextMenuTrigger {
    ContextMenuTrigger(self) { [weak self] place in
      guard let self, let indexPath = self.indexPathForRow(at: place),
        let configuration = self.delegate?.tableView(
          self, contextMenuConfigurationForRowAt: indexPath, point: place)
      else { return nil }
      return ContextMenuTrigger.Menu(
        make: { configuration.menu() }, anchor: self.rectForRow(at: indexPath),
        willOpen: { [weak self] in self?.unhighlight() })
    }
  }
}

extension UICollectionView {
  /// Returns a trigger for the context menus of items.
  func makeContextMenuTrigger() -> ContextMenuTrigger {
    ContextMenuTrigger(self) { [weak self] place in
      guard let self else { return nil }
      let indexPath = self.indexPathForItem(at: place)
      guard
        let configuration = self.delegate?.collectionView(
          self, contextMenuConfigurationForItemsAt: indexPath.map { [$0] } ?? [], point: place)
      else { return nil }
      let cell = indexPath.flatMap { self.cellForItem(at: $0) }
      return ContextMenuTrigger.Menu(
        make: { configuration.menu() }, anchor: cell?.frame,
        willOpen: { [weak self] in self?.unhighlight() })
    }
  }
}
