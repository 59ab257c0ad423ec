import Foundation
import TerminalUIKit

/// A collection view of texts, whose data source and delegate record their calls.
@MainActor
package final class CollectionRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  package let collection: UICollectionView
  package var sections: [[String]]
  package let journal = Journal()
  package var madeCells = 0
  package var mayHighlight = true
  package var maySelect = true
  package var mayDeselect = true

  package let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  package let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, indexPath in
    var content = view.defaultContentConfiguration()
    content.text = "Head \(indexPath.section)"
    view.contentConfiguration = content
  }

  package init(_ sections: [[String]], _ layout: UICollectionViewLayout) {
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.sections = sections
    super.init()
    collection.showsVerticalScrollIndicator = false
    collection.dataSource = self
    collection.delegate = self
  }

  package convenience init(
    _ sections: [[String]],
    list appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    self.init(sections, UICollectionViewCompositionalLayout.list(using: configuration))
  }

  package convenience init(rows: Int) { self.init([(0..<rows).map { "Item \($0)" }]) }

  /// Shows the collection view on a separate screen.
  package func show(_ size: CGSize = CGSize(width: 320, height: 160)) -> TestScreen {
    let screen = TestScreen(size)
    screen.add(collection, screen.root.bounds)
    screen.settle()
    return screen
  }

  package func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The texts of the visible cells, in order.
  package var texts: [String] {
    collection.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    madeCells += 1
    return collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: sections[indexPath.section][indexPath.item])
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  // MARK: Delegate

  package func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    journal.note("shouldHighlight \(indexPath.item)")
    return mayHighlight
  }

  package func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { journal.note("didHighlight \(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { journal.note("didUnhighlight \(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    journal.note("shouldSelect \(indexPath.item)")
    return maySelect
  }

  package func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    journal.note("shouldDeselect \(indexPath.item)")
    return mayDeselect
  }

  package func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { journal.note("didSelect \(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { journal.note("didDeselect \(indexPath.item)") }
}
