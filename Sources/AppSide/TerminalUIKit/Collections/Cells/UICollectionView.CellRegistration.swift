import CellRendering
import Foundation

extension UICollectionView {
  /// A registration of a cell class with the handler that configures its cells (UIKit).
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A handler that configures a cell for an item.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration, which should be reused for all cells of its kind.
    ///
    /// - Parameter handler: The handler that configures a cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration of a supplementary view class with the handler that configures its views
  /// (UIKit).
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A handler that configures a supplementary view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Creates a registration, which should be reused for all views of its kind.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of supplementary view.
    ///   - handler: The handler that configures a view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell configured for an item.
  ///
  /// - Parameters:
  ///   - registration: The registration of the cell.
  ///   - indexPath: The index path of the item.
  ///   - item: The item, or `nil` to leave the cell unconfigured.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = dequeue(
      Cell.self, Self.elementKindCell, registration.identifier, for: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = dequeue(
      Supplementary.self, registration.elementKind, registration.identifier, for: indexPath)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
