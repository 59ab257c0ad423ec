import ViewTesting
import XCTest

/// Collection views that are set up in test cases without actor isolation.
final class CollectionSetupTests: XCTestCase {
  private func makeCollection() -> UICollectionView {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 160),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  private func makeSource(
    _ collection: UICollectionView
  ) -> UICollectionViewDiffableDataSource<Int, String> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = "Section \(indexPath.section)"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, indexPath, text in
      collection.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: text)
    }
    source.supplementaryViewProvider = { collection, _, indexPath in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return source
  }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  func testItRegistersCellsAndShowsThem() {
    let collection = makeCollection()
    let source = makeSource(collection)
    source.apply(snapshot(["Ada", "Grace"]), animatingDifferences: false)
    collection.layoutIfNeeded()
    let texts = collection.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
    XCTAssertEqual(texts, ["Ada", "Grace"])
  }

  func testItSetsTheHandlersOfADataSource() {
    let collection = makeCollection()
    let source = makeSource(collection)
    source.reorderingHandlers.canReorderItem = { $0 == "Ada" }
    source.reorderingHandlers.didReorder = { _ in }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 == "Ada" }
    source.apply(snapshot(["Ada", "Grace"]), animatingDifferences: false)
    XCTAssertTrue(source.collectionView(collection, canMoveItemAt: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(source.sectionSnapshotHandlers.shouldExpandItem?("Grace"), false)
  }

  func testItConfiguresAButtonAndDraws() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    let button = UIButton(configuration: configuration)
    XCTAssertEqual(button.configuration?.title, "Send")
    UIColor.red.setFill()
  }

  func testSnapshotsAreAppliedOnAnotherQueue() {
    let collection = makeCollection()
    let model = StaffModel(makeSource(collection), snapshot(["Ada"]), snapshot(["Ada", "Grace"]))
    let done = expectation(description: "applied")
    model.done = { done.fulfill() }
    DispatchQueue(label: "snapshots").async { model.load() }
    wait(for: [done], timeout: 5)
    XCTAssertEqual(model.order, ["first true", "second true"])
    XCTAssertEqual(collection.numberOfItems(inSection: 0), 2)
  }
}

/// A model that an app loads on a private queue and displays from there.
private final class StaffModel: @unchecked Sendable {
  private let source: UICollectionViewDiffableDataSource<Int, String>
  private let first: NSDiffableDataSourceSnapshot<Int, String>
  private let second: NSDiffableDataSourceSnapshot<Int, String>
  private(set) var order: [String] = []
  var done: () -> Void = {}

  init(
    _ source: UICollectionViewDiffableDataSource<Int, String>,
    _ first: NSDiffableDataSourceSnapshot<Int, String>,
    _ second: NSDiffableDataSourceSnapshot<Int, String>
  ) {
    self.source = source
    self.first = first
    self.second = second
  }

  func load() {
    source.apply(first) { self.order.append("first \(Thread.isMainThread)") }
    source.apply(second, animatingDifferences: true) {
      self.order.append("second \(Thread.isMainThread)")
      self.done()
    }
  }
}
