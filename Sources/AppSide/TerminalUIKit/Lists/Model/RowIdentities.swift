import Foundation

/// The element identities of a list's rows or items, which don't depend on the cells that show
/// them.
///
/// Cells are reused for other rows. The identity of a row leads a test to that same row, or to
/// nothing.
@MainActor
struct RowIdentities {
  private var identities: [IndexPath: UInt64] = [:]
  private var indexPaths: [UInt64: IndexPath] = [:]

  nonisolated init() {}

  /// Whether an identity belongs to another row than that at an index path.
  func isOther(_ identity: UInt64, than indexPath: IndexPath) -> Bool {
    indexPaths[identity].map { $0 != indexPath } ?? false
  }

  /// Returns the identity of a row.
  ///
  /// - Parameter new: The identity to assign if the row has none.
  mutating func identity(of indexPath: IndexPath, orFromNowOn new: UInt64) -> UInt64 {
    if let known = identities[indexPath] { return known }
    identities[indexPath] = new
    indexPaths[new] = indexPath
    return new
  }

  /// Moves identities to new index paths; `nil` removes those of deleted or reloaded rows.
  mutating func update(_ place: (IndexPath) -> IndexPath?) {
    let old = identities
    removeAll()
    for (indexPath, identity) in old {
      guard let target = place(indexPath) else { continue }
      identities[target] = identity
      indexPaths[identity] = target
    }
  }

  mutating func removeAll() { self = RowIdentities() }
}

extension UITableView {
  /// Gives a cell the identity of its row.
  func giveIdentity(to cell: UITableViewCell, at indexPath: IndexPath) {
    // An app that doesn't dequeue its cells may show one for several rows.
    if table.identities.isOther(cell.elementIdentity, than: indexPath) { cell.renewIdentities() }
    cell.become(table.identities.identity(of: indexPath, orFromNowOn: cell.elementIdentity))
  }
}

extension UICollectionView {
  /// Gives a cell the identity of its item.
  func giveIdentity(to cell: UICollectionViewCell, at indexPath: IndexPath) {
    if collection.identities.isOther(cell.elementIdentity, than: indexPath) {
      cell.renewIdentities()
    }
    cell.become(collection.identities.identity(of: indexPath, orFromNowOn: cell.elementIdentity))
  }
}
