import Foundation

/// Which elements the rows or items of a list are, whatever cells show them.
///
/// A cell goes from row to row; who knows a row finds that row again, or nothing.
@MainActor
struct RowIdentities {
  private var identities: [IndexPath: UInt64] = [:]
  private var indexPaths: [UInt64: IndexPath] = [:]

  nonisolated init() {}

  /// Whether an element is another row than the one at a place.
  func isOther(_ identity: UInt64, than indexPath: IndexPath) -> Bool {
    indexPaths[identity].map { $0 != indexPath } ?? false
  }

  /// The element that a row is.
  ///
  /// - Parameter new: What it is from now on if it was none yet.
  mutating func identity(of indexPath: IndexPath, orFromNowOn new: UInt64) -> UInt64 {
    if let known = identities[indexPath] { return known }
    identities[indexPath] = new
    indexPaths[new] = indexPath
    return new
  }

  /// Follows the rows to where they are now; nil for those that are gone or loaded anew.
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
  /// Makes a cell the element of its row.
  func giveIdentity(to cell: UITableViewCell, at indexPath: IndexPath) {
    // An app that makes its cells itself may show one for another row.
    if table.identities.isOther(cell.elementIdentity, than: indexPath) { cell.renewIdentities() }
    cell.become(table.identities.identity(of: indexPath, orFromNowOn: cell.elementIdentity))
  }
}

extension UICollectionView {
  /// Makes a cell the element of its item.
  func giveIdentity(to cell: UICollectionViewCell, at indexPath: IndexPath) {
    if collection.identities.isOther(cell.elementIdentity, than: indexPath) {
      cell.renewIdentities()
    }
    cell.become(collection.identities.identity(of: indexPath, orFromNowOn: cell.elementIdentity))
  }
}
