import CellRendering
import Foundation

extension UICollectionView {
  /// A class of cells, and how one is filled with an item (UIKit).
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Makes a registration; make it once, and use it for all cells of its kind.
    ///
    /// - Parameter handler: Fills a cell with an item.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers, footers or the like, and how one is filled (UIKit).
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of a kind.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Makes a registration; make it once, and use it for all views of its kind.
    ///
    /// - Parameters:
    ///   - elementKind: The kind.
    ///   - handler: Fills a view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration, filled with an item.
  ///
  /// - Parameters:
  ///   - registration: The class, and how a cell is filled.
  ///   - indexPath: The item's place.
  ///   - item: The item; nil leaves the cell as it is.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = dequeue(
      Cell.self, Self.elementKindCell, registration.identifier, for: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, a footer or the like of a registration, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = dequeue(
      Supplementary.self, registration.elementKind, registration.identifier, for: indexPath)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
