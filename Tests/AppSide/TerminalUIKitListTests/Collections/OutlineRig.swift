import Foundation
import TerminalUIKitTestSupport

@testable import TerminalUIKit

/// A list of texts in an outline, of which those beginning with “+” can be expanded.
@MainActor
final class OutlineRig: NSObject, UICollectionViewDelegate {
  let collection: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, String>
  let screen = TestScreen(CGSize(width: 320, height: 320))
  var selected: [Int] = []
  var target: IndexPath?

  init(
    style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
    headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none,
    content: @escaping @MainActor (UICollectionViewListCell) -> UIListContentConfiguration = {
      $0.defaultContentConfiguration()
    }
  ) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = headerMode
    collection = UICollectionView(
      frame: screen.root.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var shown = content(cell)
      shown.text = text
      cell.contentConfiguration = shown
      cell.accessories = [.reorder(displayed: .always)]
      guard text.hasPrefix("+") else { return }
      cell.accessories.append(.outlineDisclosure(options: .init(style: style)))
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    super.init()
    collection.delegate = self
    screen.add(collection)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedIndexPath }

  /// Shows fruit with the children apple and pear, and nuts.
  func showFood(open: [String] = []) {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["+fruit", "nuts"])
    outline.append(["apple", "pear"], to: "+fruit")
    outline.expand(open)
    source.apply(outline, to: "food", animatingDifferences: false)
    screen.settle()
  }

  /// Shows sections without an outline.
  func show(_ sections: [String: [String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in sections.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
    screen.settle()
  }

  /// The texts of the visible cells from top to bottom, each with the label of its disclosure.
  var rows: [String] {
    screen.settle()
    return collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
      let sign = cell.subviews.compactMap(\.accessibilityLabel).first {
        $0 == "Expand" || $0 == "Collapse"
      }
      return [text(of: cell), sign].compactMap(\.self).joined(separator: " ")
    }
  }

  func cell(_ text: String) -> UICollectionViewListCell? {
    screen.settle()
    return collection.visibleCells.first { self.text(of: $0) == text }
      as? UICollectionViewListCell
  }

  /// Drags the reorder control of a row.
  func drag(_ text: String, by dy: CGFloat) {
    guard let cell = cell(text),
      let grip = cell.subviews.first(where: {
        $0.accessibilityLabel?.hasPrefix("Reorder") ?? false
      })
    else { return }
    let start = grip.screenRect(grip.bounds).center
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + dy))
    pass(1)
  }

  private func text(of cell: UICollectionViewCell) -> String {
    (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
  }
}
