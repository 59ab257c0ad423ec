import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// A title and a badge of fixed height inside the margins of a content view that starts with a size
/// of zero.
private struct PlateConfiguration: UIContentConfiguration {
  var title: String

  func makeContentView() -> any UIView & UIContentView { PlateView(self) }

  func updated(for state: any UIConfigurationState) -> PlateConfiguration { self }
}

@MainActor
private final class PlateView: UIView, UIContentView {
  private let label = UILabel()
  private let badge = UIView()
  var configuration: any UIContentConfiguration {
    didSet { label.text = (configuration as? PlateConfiguration)?.title }
  }

  init(_ configuration: PlateConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    label.text = configuration.title
    badge.heightAnchor.constraint(equalToConstant: 16).isActive = true
    badge.widthAnchor.constraint(equalToConstant: 24).isActive = true
    let stack = UIStackView(arrangedSubviews: [label, badge])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Tests of custom content views, which have no size until their cells have one.
@MainActor
struct CellContentLayoutTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  @Test func `content without a final size causes no conflicts`() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      cell.contentConfiguration = PlateConfiguration(title: "Plate \(number)")
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, indexPath, number in
      collection.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    let screen = TestScreen(CGSize(width: 320, height: 160))
    screen.add(collection, screen.root.bounds)
    let reports = warnings {
      screen.settle()
      for count in [3, 30] {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot, animatingDifferences: false)
        while UIApplication.shared.layOutWindows() {}
      }
      for offset in stride(from: 100, through: 800, by: 100) {
        collection.contentOffset.y = CGFloat(offset)
        while UIApplication.shared.layOutWindows() {}
      }
    }
    #expect(reports == [])
    let cell = collection.visibleCells.first
    #expect(cell?.contentView.frame.height == 48)
  }

  @Test func `a header that is placed by frame lays out its content when it gets a size`() {
    let screen = TestScreen()
    let header = UITableViewHeaderFooterView()
    let reports = warnings {
      header.contentConfiguration = PlateConfiguration(title: "Plates")
      screen.add(header)
      screen.settle()
      header.frame = rect(0, 0, 320, 64)
      while UIApplication.shared.layOutWindows() {}
    }
    #expect(reports == [])
    #expect(header.contentView.frame == rect(0, 0, 320, 64))
  }
}
