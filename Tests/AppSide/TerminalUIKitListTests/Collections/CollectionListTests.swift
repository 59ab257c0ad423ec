import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct CollectionListTests {
  @Test func `the number of items is available before the first layout`() {
    let rig = CollectionRig([["a", "b"], [], ["c"]])
    #expect(rig.collection.numberOfSections == 3)
    #expect((0...3).map { rig.collection.numberOfItems(inSection: $0) } == [2, 0, 1, 0])
    #expect(rig.madeCells == 0 && rig.collection.cellForItem(at: rig.path(0)) == nil)
  }

  @Test func `a collection view without a data source is empty`() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(collection.numberOfSections == 0 && collection.contentSize == .zero)
    collection.layoutIfNeeded()
    collection.reloadData()
    #expect(collection.layoutAttributesForItem(at: [0, 0]) == nil)
  }

  @Test func `only visible items have cells, even outside a window`() {
    let rig = CollectionRig(rows: 100)
    rig.collection.frame = rect(0, 0, 320, 160)
    rig.collection.layoutIfNeeded()
    #expect(rig.texts == (0..<5).map { "Item \($0)" } && rig.madeCells == 5)
    #expect(rig.collection.contentSize == CGSize(width: 320, height: 3200))
    #expect(rig.collection.indexPathsForVisibleItems == (0..<5).map { rig.path($0) })
    #expect(rig.collection.cellForItem(at: rig.path(5)) == nil)
    #expect(rig.collection.cellForItem(at: rig.path(-1)) == nil)
    #expect(rig.collection.cellForItem(at: IndexPath()) == nil)
  }

  @Test func `cells and index paths can be converted into each other`() throws {
    let rig = CollectionRig(rows: 9)
    let screen = rig.show()
    let cell = try #require(rig.collection.cellForItem(at: rig.path(2)))
    #expect(rig.collection.indexPath(for: cell) == rig.path(2))
    #expect(rig.collection.indexPathForItem(at: CGPoint(x: 5, y: 70)) == rig.path(2))
    #expect(rig.collection.indexPathForItem(at: CGPoint(x: 5, y: 7000)) == nil)
    #expect(rig.collection.layoutAttributesForItem(at: rig.path(8))?.frame == rect(0, 256, 320, 32))
    #expect(rig.collection.layoutAttributesForItem(at: rig.path(9)) == nil)
    screen.settle()
  }

  @Test func `a hundred thousand items are as fast as ten`() {
    let rig = CollectionRig([Array(repeating: "x", count: 100_000)])
    let screen = rig.show()
    #expect(rig.madeCells == 5 && rig.collection.contentSize.height == 3_200_000)
    rig.collection.scrollToItem(at: rig.path(99_999), at: .bottom, animated: false)
    #expect(rig.collection.indexPathsForVisibleItems.last == rig.path(99_999))
    for item in stride(from: 0, to: 100_000, by: 500) {
      rig.collection.contentOffset.y = CGFloat(item) * 32
      screen.settle()
    }
    #expect(rig.collection.visibleCells.count == 5 && rig.collection.subviews.count < 8)
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, "  a\n  ────────────────────\n  b"),
    (.grouped, "\n  a\n  ────────────────────\n  b"),
    (.insetGrouped, "\n    a\n    ────────────────\n    b"),
    (.sidebar, "  a\n  b"), (.sidebarPlain, "  a\n  b"),
  ])
  func `each appearance has its own separators and margins`(
    appearance: UICollectionLayoutListConfiguration.Appearance, text: String
  ) {
    let rig = CollectionRig([["a", "b"]], list: appearance)
    let screen = rig.show(CGSize(width: 176, height: 160))
    #expect(screen.text.hasPrefix(text))
  }

  @Test func `separators can be hidden, for all items or individually`() {
    let without = CollectionRig([["a", "b"]]) { $0.showsSeparators = false }
    #expect(without.show().text == "  a\n  b")
    let some = CollectionRig([["a", "b", "c"]]) {
      $0.itemSeparatorHandler = { indexPath, configuration in
        var result = configuration
        if indexPath.item == 0 { result.bottomSeparatorVisibility = .hidden }
        return result
      }
    }
    let lines = some.show(CGSize(width: 80, height: 96)).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines == ["  a", "", "  b", "  ────────", "  c", "  ────────"])
  }

  @Test func `headers are requested and stay at the top of a plain list`() {
    let rig = CollectionRig([(0..<9).map { "a\($0)" }, ["b"]]) { $0.headerMode = .supplementary }
    let screen = rig.show()
    #expect(screen.text.hasPrefix("  Head 0\n  a0\n"))
    let kind = UICollectionView.elementKindSectionHeader
    #expect(rig.collection.supplementaryView(forElementKind: kind, at: [0, 0]) != nil)
    #expect(rig.collection.visibleSupplementaryViews(ofKind: kind).count == 1)
    rig.collection.contentOffset.y = 100
    #expect(screen.text.hasPrefix("  Head 0\n"))
    rig.collection.contentOffset.y = 208
    #expect(
      rig.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [1, 0])?
        .frame.minY == 304)
    #expect(
      rig.collection.layoutAttributesForSupplementaryElement(ofKind: "no", at: [0, 0]) == nil)
  }

  @Test func `the header of a group is in capitals and scrolls away`() {
    let rig = CollectionRig([(0..<9).map { "a\($0)" }], list: .insetGrouped) {
      $0.headerMode = .supplementary
    }
    let screen = rig.show()
    #expect(screen.text.hasPrefix("\n    HEAD 0\n    a0\n"))
    rig.collection.contentOffset.y = 100
    #expect(!screen.text.contains("HEAD"))
  }

  @Test func `a data source without required headers is reported`() {
    final class Bare: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let source = Bare()
    let rig = CollectionRig([]) { $0.headerMode = .supplementary }
    rig.collection.dataSource = source
    let lines = reports { _ = rig.show() }
    #expect(lines.count == 1 && lines[0].contains("UICollectionElementKindSectionHeader at {0, 0}"))
  }

  @Test func `items have the height of their content`() {
    let rig = CollectionRig([["one", "two\nlines", "three"]])
    let screen = rig.show()
    #expect(
      (0..<3).map { rig.collection.layoutAttributesForItem(at: rig.path($0))?.frame.height }
        == [32, 48, 32])
    #expect(rig.collection.contentSize.height == 112)
    rig.sections[0][0] = "now\nthree\nlines"
    rig.collection.reconfigureItems(at: [rig.path(0)])
    screen.settle()
    #expect(rig.collection.layoutAttributesForItem(at: rig.path(0))?.frame.height == 64)
    #expect(rig.collection.cellForItem(at: rig.path(1))?.frame.minY == 64)
  }

  @Test func `texts wrap again in another width`() {
    let rig = CollectionRig([[String(repeating: "word ", count: 12)]])
    let screen = rig.show()
    let before = rig.collection.contentSize.height
    rig.collection.frame.size.width = 160
    screen.settle()
    #expect(before == 48 && rig.collection.contentSize.height == 80)
  }

  @Test func `cells are prepared and reused`() {
    final class Counting: UICollectionViewCell {
      static var made: Int { counter.value }
      static let counter = Box()
      override init(frame: CGRect) {
        super.init(frame: frame)
        Self.counter.value += 1
      }
      required init?(coder: NSCoder) { return nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        tag += 1
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 500 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      }
    }
    let source = Source()
    let rig = CollectionRig([])
    rig.collection.register(Counting.self, forCellWithReuseIdentifier: "c")
    rig.collection.dataSource = source
    let screen = rig.show()
    for item in 0..<200 {
      rig.collection.contentOffset.y = CGFloat(item) * 32
      screen.settle()
    }
    #expect(Counting.made < 14)
    #expect(rig.collection.visibleCells.contains { $0.tag > 5 })
  }

  @Test func `an unregistered identifier is reported in UIKit's words`() {
    let rig = CollectionRig([["a"]])
    let lines = reports {
      _ = rig.collection.dequeueReusableCell(withReuseIdentifier: "Nobody", for: rig.path(0))
      _ = rig.collection.dequeueReusableSupplementaryView(
        ofKind: "Header", withReuseIdentifier: "Nobody", for: rig.path(0))
    }
    #expect(
      lines == [
        """
        *** could not dequeue a view of kind: UICollectionElementKindCell with identifier Nobody - \
        must register a nib or a class for the identifier or connect a prototype cell in a \
        storyboard
        """,
        """
        *** could not dequeue a view of kind: Header with identifier Nobody - must register a nib \
        or a class for the identifier or connect a prototype cell in a storyboard
        """,
      ])
  }

  @Test func `scrolling places an item, and a missing item is reported`() {
    let rig = CollectionRig(rows: 100)
    let screen = rig.show()
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      rig.collection.scrollToItem(at: rig.path(item), at: position, animated: false)
      return rig.collection.contentOffset.y
    }
    #expect(offset(50, .top) == 1600)
    #expect(offset(50, .bottom) == 1472)
    #expect(offset(50, .centeredVertically) == 1536)
    let lines = reports { #expect(offset(200, .top) == 1536) }
    #expect(
      lines == [
        """
        *** Attempted to scroll the collection view to an out-of-bounds item (200) when there are \
        only 100 items in section 0.
        """
      ])
    rig.collection.scrollToItem(at: rig.path(0), at: .top, animated: true)
    #expect(rig.collection.contentOffset.y == 1536)
    pass(1)
    screen.settle()
    #expect(rig.texts.first == "Item 0")
  }

  @Test func `the elements are in the order of items, with headers first`() {
    let rig = CollectionRig([["a"], ["b"]]) { $0.headerMode = .supplementary }
    let screen = rig.show()
    rig.collection.reloadItems(at: [rig.path(0)])
    screen.settle()
    let frames = rig.collection.accessibilityChildren.map(\.accessibilityFrame.minY)
    #expect(frames == frames.sorted() && frames.count == 4)
    #expect(rig.collection.elementType == .collectionView)
    #expect(rig.collection.visibleCells[0].elementType == .cell)
  }

  @Test func `the background follows the list unless the app has set one`() {
    let grouped = CollectionRig([["a"]], list: .grouped)
    _ = grouped.show()
    #expect(grouped.collection.backgroundColor == .systemGroupedBackground)
    let own = CollectionRig([["a"]], list: .grouped)
    own.collection.backgroundColor = .red
    _ = own.show()
    #expect(own.collection.backgroundColor == .red)
  }

  @Test func `sections can have different appearances`() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let appearance: UICollectionLayoutListConfiguration.Appearance =
        section == 0 ? .plain : .insetGrouped
      return .list(
        using: UICollectionLayoutListConfiguration(appearance: appearance),
        layoutEnvironment: environment)
    }
    let rig = CollectionRig([["a"], ["b"]], layout)
    let screen = rig.show(CGSize(width: 80, height: 96))
    #expect(screen.text == "  a\n  ────────\n\n    b")
  }

  @Test func `a list with one cell or none is laid out`() {
    let rig = CollectionRig(rows: 20)
    for size in [CGSize(width: 8, height: 16), .zero, CGSize(width: 3, height: 500)] {
      let screen = rig.show(size)
      rig.collection.frame.size = size
      _ = screen.text
    }
  }

  @Test func `swipes show the list's actions`() {
    var done = ""
    let rig = CollectionRig([["a", "b"]]) {
      $0.trailingSwipeActionsConfigurationProvider = { indexPath in
        guard indexPath.item == 0 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Archive") { _, _, finish in
            done = "archived"
            finish(true)
          }
        ])
      }
    }
    let screen = rig.show()
    screen.drag(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 200, y: 40), rest: 1)
    #expect(!screen.text.contains("Archive"))
    screen.drag(from: CGPoint(x: 300, y: 8), to: CGPoint(x: 200, y: 8), rest: 1)
    #expect(screen.text.contains("Archive"))
    screen.tap(at: CGPoint(x: 300, y: 8))
    #expect(done == "archived" && !screen.text.contains("Archive"))
    #expect(rig.collection.indexPathsForSelectedItems == [])
  }
}

@MainActor
private final class Box {
  var value = 0
}
