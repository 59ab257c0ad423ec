import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct GroupLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [5]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if cell.contentView.subviews.isEmpty {
        let label = UILabel()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
      }
      (cell.contentView.subviews.first as? UILabel)?.text =
        String(repeating: "word ", count: indexPath.item * 4 + 1)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
  }

  private let source = Source()
  private let screen = TestScreen(CGSize(width: 320, height: 160))

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = screen.add(
      UICollectionView(frame: rect(0, 0, 320, 160), collectionViewLayout: layout))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["title", "end"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    view.dataSource = source
    screen.settle()
    return view
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<source.counts[section]).compactMap {
      view.collectionViewLayout.layoutAttributesForItem(
        at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `items are repeated in a group while there is room`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(32)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)
    let view = collection(UICollectionViewCompositionalLayout(section: section))
    #expect(
      frames(view) == [
        rect(8, 16, 144, 32), rect(168, 16, 144, 32), rect(8, 64, 144, 32), rect(168, 64, 144, 32),
        rect(8, 112, 144, 32),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 160))
    #expect(view.visibleCells.count == 5)
  }

  @Test func `a number of items shares a group with spaces between them`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.2)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let view = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames(view) == [
        rect(0, 0, 100, 32), rect(110, 0, 100, 32), rect(220, 0, 100, 32), rect(0, 32, 100, 32),
        rect(110, 32, 100, 32),
      ])
  }

  @Test func `groups are nested`() {
    let lead = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(64)), subitems: [lead, trailing])
    let view = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames(view) == [
        rect(0, 0, 240, 64), rect(240, 0, 80, 32), rect(240, 32, 80, 32), rect(0, 64, 240, 64),
        rect(240, 64, 80, 32),
      ])
  }

  @Test func `an estimated height becomes that of the content`() {
    source.counts = [3]
    let full = size(.fractionalWidth(1), .estimated(48))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let view = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    screen.settle()
    // 40 cells have room for eight words of five.
    #expect(frames(view).map(\.height) == [16, 16, 32])
    #expect(frames(view).map(\.minY) == [0, 16, 32] && view.contentSize.height == 64)
  }

  @Test func `headers and footers have the kinds of the app, and headers can stay`() throws {
    source.counts = [20, 1]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(16)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(16)), subitems: [item]))
    let line = size(.fractionalWidth(1), .absolute(16))
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: line, elementKind: "title", alignment: .top)
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: line, elementKind: "end", alignment: .bottom), title,
    ]
    let view = collection(UICollectionViewCompositionalLayout(section: section))
    let path = IndexPath(item: 0, section: 0)
    let header = try #require(view.supplementaryView(forElementKind: "title", at: path))
    #expect(header.frame.minY == 0 && frames(view).first?.minY == 16)
    #expect(view.contentSize.height == 400)
    view.contentOffset.y = 64
    screen.settle()
    #expect(header.frame.minY == 64)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "end", at: path)?.frame.minY == 336)
  }

  @Test func `a header that stays is pushed away by the next one, and no other is shown`() {
    source.counts = [10, 10, 10]
    let line = size(.fractionalWidth(1), .absolute(16))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)]))
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: line, elementKind: "title", alignment: .top)
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [title]
    let view = collection(UICollectionViewCompositionalLayout(section: section))
    // A section is 176 points high, and the screen 160.
    let expected: [(offset: CGFloat, tops: [CGFloat])] = [
      (0, [0]), (100, [100, 176]), (168, [160, 176]), (176, [176]), (352, [352]),
    ]
    for (offset, tops) in expected {
      view.contentOffset.y = offset
      screen.settle()
      let headers = view.visibleSupplementaryViews(ofKind: "title")
      #expect(headers.map(\.frame.minY).sorted() == tops)
    }
  }

  @Test func `a section that would scroll sideways continues below`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(150), .absolute(32)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let view = collection(UICollectionViewCompositionalLayout(section: section))
    #expect(
      frames(view).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 160, y: 0), CGPoint(x: 0, y: 42), CGPoint(x: 160, y: 42),
        CGPoint(x: 0, y: 84),
      ])
  }

  @Test func `a custom group and a list share a layout`() {
    source.counts = [2, 2]
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(48))
    ) { environment in
      let width = environment.container.contentSize.width / 2
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, width, 16)),
        NSCollectionLayoutGroupCustomItem(frame: rect(width, 32, width, 16)),
      ]
    }
    let layout = UICollectionViewCompositionalLayout { index, environment in
      index == 0
        ? NSCollectionLayoutSection(group: group)
        : .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment)
    }
    let view = collection(layout)
    #expect(frames(view) == [rect(0, 0, 160, 16), rect(160, 32, 160, 16)])
    #expect(frames(view, 1) == [rect(0, 48, 320, 16), rect(0, 64, 320, 16)])
  }

  @Test(arguments: [0, -3, CGFloat.nan, .infinity])
  func `invalid sizes cause no crash`(number: CGFloat) {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(number), .fractionalHeight(number)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(number), .absolute(number)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = number
    section.contentInsets = NSDirectionalEdgeInsets(
      top: number, leading: number, bottom: number, trailing: number)
    let view = collection(UICollectionViewCompositionalLayout(section: section))
    #expect(frames(view).count == 5 && frames(view).allSatisfy(\.isUsable))
    #expect(view.contentSize.height.isFinite)
    let nowhere = rect(number, 0, number, 160)
    #expect(view.collectionViewLayout.layoutAttributesForElements(in: nowhere) != nil)
  }
}
