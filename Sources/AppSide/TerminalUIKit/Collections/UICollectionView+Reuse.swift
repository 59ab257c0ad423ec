import Foundation

/// Reuse of views.
extension UICollectionView {
  static func poolKey(_ kind: String, _ identifier: String) -> String {
    kind + "\u{0}" + identifier
  }

  func register(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    let key = Self.poolKey(kind, identifier)
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return collection.pool.register(key, nil)
    }
    register(key, identifier) { type.init(__frame: .zero) }
  }

  private func register(
    _ key: String, _ identifier: String, _ make: @escaping @MainActor () -> UICollectionReusableView
  ) {
    collection.pool.register(key) {
      let view = make()
      view.storedReuseIdentifier = identifier
      return view
    }
  }

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let (cell, item) = collection.reconfiguring, item == indexPath,
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    let view = dequeueView(Self.elementKindCell, identifier)
    if let cell = view as? UICollectionViewCell { return prepared(cell, for: indexPath) }
    ListMisuse.unregistered(kind: Self.elementKindCell, identifier: identifier).report()
    return prepared(UICollectionViewCell(frame: .zero), for: indexPath)
  }

  func dequeue(
    kind: String, _ identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeueView(kind, identifier) { return prepared(view, kind, for: indexPath) }
    ListMisuse.unregistered(kind: kind, identifier: identifier).report()
    let view = UICollectionReusableView(frame: .zero)
    view.collectionView = self
    return view
  }

  /// Returns a view of a registration's class, which is registered first if needed.
  func dequeue<View: UICollectionReusableView>(
    _ type: View.Type, _ kind: String, _ identifier: String, for indexPath: IndexPath
  ) -> View {
    if let (cell, item) = collection.reconfiguring, item == indexPath,
      cell.reuseIdentifier == identifier, let cell = cell as? View
    {
      return cell
    }
    let key = Self.poolKey(kind, identifier)
    if !collection.pool.isRegistered(key) {
      register(key, identifier) { type.init(__frame: .zero) }
    }
    let view = dequeueView(kind, identifier) as? View ?? type.init(__frame: .zero)
    if kind == Self.elementKindCell, let cell = view as? UICollectionViewCell {
      _ = prepared(cell, for: indexPath)
    } else {
      _ = prepared(view, kind, for: indexPath)
    }
    return view
  }

  private func dequeueView(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    let key = Self.poolKey(kind, identifier)
    guard let view = collection.pool.dequeue(key) else {
      let view = collection.pool.make(key)
      view?.collectionView = self
      return view
    }
    view.collectionView = self
    view.renewIdentities()
    view.prepareForReuse()
    (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    return view
  }

  private func prepared(
    _ view: UICollectionReusableView, _ kind: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let attributes = layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) {
      if view.frame != attributes.frame { view.frame = attributes.frame }
      view.apply(attributes)
    }
    return view
  }

  /// Gives a cell its frame and state before it is configured, as UIKit does.
  private func prepared(_ cell: UICollectionViewCell, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cell.collectionView = self
    if let attributes = layoutAttributesForItem(at: indexPath) {
      if cell.frame != attributes.frame { cell.frame = attributes.frame }
      cell.apply(attributes)
    }
    prepare(cell, at: indexPath)
    return cell
  }
}
