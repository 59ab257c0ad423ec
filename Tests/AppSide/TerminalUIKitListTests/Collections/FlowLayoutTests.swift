import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 40 + 20 * CGFloat(indexPath.item), height: 16) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) }
}

@MainActor
struct FlowLayoutTests {
  private func rig(_ counts: [Int], _ change: (UICollectionViewFlowLayout) -> Void = { _ in })
    -> CollectionRig
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 32)
    layout.minimumLineSpacing = 16
    layout.minimumInteritemSpacing = 8
    change(layout)
    return CollectionRig(counts.map { count in (0..<count).map { "\($0)" } }, layout)
  }

  private func frames(_ rig: CollectionRig, _ count: Int) -> [CGRect] {
    (0..<count).compactMap { rig.collection.layoutAttributesForItem(at: rig.path($0))?.frame }
  }

  @Test func `as many items as fit form a justified line`() {
    let rig = rig([5])
    let screen = rig.show(CGSize(width: 264, height: 160))
    #expect(
      frames(rig, 5) == [
        rect(0, 0, 80, 32), rect(92, 0, 80, 32), rect(184, 0, 80, 32), rect(0, 48, 80, 32),
        rect(92, 48, 80, 32),
      ])
    #expect(rig.collection.contentSize == CGSize(width: 264, height: 80))
    #expect(screen.text.contains("0"))
  }

  @Test func `with horizontal scrolling, lines lie side by side`() {
    let rig = rig([5]) { $0.scrollDirection = .horizontal }
    _ = rig.show(CGSize(width: 100, height: 80))
    #expect(
      frames(rig, 3) == [rect(0, 0, 80, 32), rect(0, 48, 80, 32), rect(96, 0, 80, 32)])
    #expect(rig.collection.contentSize == CGSize(width: 272, height: 80))
  }

  @Test func `insets and headers take up space`() {
    let rig = rig([1, 1]) {
      $0.sectionInset = UIEdgeInsets(top: 16, left: 24, bottom: 32, right: 0)
      $0.headerReferenceSize = CGSize(width: 5, height: 16)
      $0.footerReferenceSize = CGSize(width: 5, height: 48)
    }
    _ = rig.show(CGSize(width: 264, height: 400))
    #expect(rig.collection.layoutAttributesForItem(at: [1, 0])?.frame == rect(24, 176, 80, 32))
    let header = rig.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.frame == rect(0, 144, 264, 16))
    #expect(rig.collection.contentSize.height == 288)
  }

  @Test func `headers can stay at the top`() {
    let rig = rig([20]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 16)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let screen = rig.show(CGSize(width: 264, height: 100))
    rig.collection.contentOffset.y = 60
    screen.settle()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(rig.collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 60)
  }

  @Test func `the delegate determines sizes`() {
    let rig = rig([4])
    let sizes = Sizes()
    rig.collection.delegate = sizes
    _ = rig.show(CGSize(width: 216, height: 200))
    #expect(
      frames(rig, 4) == [
        rect(8, 0, 40, 16), rect(58, 0, 60, 16), rect(128, 0, 80, 16), rect(8, 32, 100, 16),
      ])
  }

  @Test func `an item wider than its line is reported in UIKit's words`() {
    let rig = rig([2]) { $0.itemSize = CGSize(width: 900, height: 16) }
    let lines = reports { _ = rig.show(CGSize(width: 100, height: 100)) }
    #expect(
      lines.first?.hasPrefix(
        """
        *** The behavior of the UICollectionViewFlowLayout is not defined because: the item width \
        must be less than the width of the UICollectionView
        """) == true)
    #expect(frames(rig, 2).map(\.minY) == [0, 32])
  }

  @Test func `another width changes the number of items in a line`() {
    let rig = rig([6])
    let screen = rig.show(CGSize(width: 264, height: 160))
    rig.collection.frame.size.width = 168
    screen.settle()
    #expect(frames(rig, 3).map(\.origin) == [.zero, CGPoint(x: 88, y: 0), CGPoint(x: 0, y: 48)])
    #expect(rig.collection.visibleCells.count == 6)
  }

  @Test func `only visible items have cells`() {
    let rig = rig([10_000])
    let screen = rig.show(CGSize(width: 264, height: 96))
    #expect(rig.collection.visibleCells.count == 6)
    rig.collection.contentOffset.y = 100_000
    screen.settle()
    #expect(rig.collection.visibleCells.count <= 9 && rig.madeCells <= 16)
  }

  @Test func `arrow keys move to the nearest item in their direction`() {
    let rig = rig([5])
    let screen = rig.show(CGSize(width: 264, height: 160))
    screen.press(.tab)
    var way: [Int] = []
    for key in [KeyStroke.Key.right, .right, .right, .down, .left, .up, .down, .down] {
      screen.press(key)
      way.append(rig.collection.collection.focused?.item ?? -1)
    }
    #expect(way == [1, 2, 2, 4, 3, 0, 3, 3])
  }

  @Test func `a custom layout determines all attributes`() {
    final class Diagonal: UICollectionViewLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 500) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = rect(
          CGFloat(indexPath.item) * 40, CGFloat(indexPath.item) * 32, 40, 32)
        attributes.alpha = indexPath.item == 1 ? 0.5 : 1
        attributes.zIndex = -indexPath.item
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<30).compactMap { layoutAttributesForItem(at: [0, $0]) }
          .filter { $0.frame.intersects(rect) }
      }
    }
    let layout = Diagonal()
    let rig = CollectionRig([["a", "b", "c"]], layout)
    let screen = rig.show(CGSize(width: 320, height: 160))
    #expect(rig.texts == ["a", "b", "c"] && rig.collection.contentSize.width == 500)
    #expect(rig.collection.visibleCells[1].frame == rect(40, 32, 40, 32))
    #expect(rig.collection.visibleCells[1].alpha == 0.5)
    let before = layout.prepared
    layout.invalidateLayout()
    screen.settle()
    #expect(layout.prepared == before + 1)
    let copy =
      layout.layoutAttributesForItem(at: [0, 1])?.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.frame == rect(40, 32, 40, 32) && copy?.alpha == 0.5)
  }

  @Test func `the layout of a collection view can be replaced`() {
    let rig = rig([3])
    let screen = rig.show(CGSize(width: 264, height: 160))
    rig.collection.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)), animated: false)
    screen.settle()
    #expect(rig.collection.visibleCells.map(\.frame.width) == [264, 264, 264])
  }
}

@MainActor
struct CollectionControllerTests {
  private final class Numbers: UICollectionViewController {
    let journal = Journal()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: indexPath.item)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { journal.note("selected \(indexPath.item)") }
  }

  @Test func `the controller is data source and delegate of its collection view`() throws {
    let controller = Numbers(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let screen = TestScreen(controller)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.visibleCells.count == 3)
    screen.tap(try #require(controller.collectionView.cellForItem(at: [0, 1])))
    #expect(controller.journal.take() == ["selected 1"])
    controller.collectionView.delegate?.collectionView?(
      controller.collectionView, didSelectItemAt: [0, 2])
    #expect(controller.journal.take() == ["selected 2"])
    screen.window.isHidden = true
    screen.window.isHidden = false
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }
}
