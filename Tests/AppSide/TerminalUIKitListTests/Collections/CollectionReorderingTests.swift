import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct CollectionReorderingTests {
  private typealias Transaction = NSDiffableDataSourceTransaction<String, String>

  /// Records the transactions of a rig whose items can be moved unless their text begins with a
  /// minus sign.
  private func transactions(of rig: OutlineRig) -> Box {
    let box = Box()
    rig.source.reorderingHandlers.canReorderItem = { !$0.hasPrefix("-") }
    rig.source.reorderingHandlers.willReorder = { [weak rig] _ in
      box.before.append(rig?.rows ?? [])
    }
    rig.source.reorderingHandlers.didReorder = { [weak rig] transaction in
      box.all.append(transaction)
      box.after.append(rig?.rows ?? [])
    }
    return box
  }

  private final class Box {
    var all: [Transaction] = []
    var before: [[String]] = []
    var after: [[String]] = []
  }

  @Test func `an item stays where it is dropped, and the handlers are called`() throws {
    let rig = OutlineRig()
    rig.show(["one": ["a", "b", "c"]])
    let box = transactions(of: rig)
    rig.drag("a", by: 40)
    #expect(rig.rows == ["b", "a", "c"])
    #expect(rig.source.snapshot().itemIdentifiers == ["b", "a", "c"])
    let transaction = try #require(box.all.first)
    #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c"])
    #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "a", "c"])
    #expect(["a", "b", "c"].applying(transaction.difference) == ["b", "a", "c"])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["one"])
    #expect(transaction.sectionTransactions.first?.finalSnapshot.items == ["b", "a", "c"])
    #expect(box.before == [["a", "b", "c"]] && box.after == [["b", "a", "c"]])
    rig.drag("c", by: -500)
    #expect(rig.rows == ["c", "b", "a"] && box.all.count == 2)
  }

  @Test func `an item stays if it may not be moved or moves a short way`() {
    let rig = OutlineRig()
    rig.show(["one": ["-a", "b", "c"]])
    rig.drag("b", by: 40)
    let box = transactions(of: rig)
    rig.drag("-a", by: 40)
    rig.drag("b", by: 12)
    #expect(rig.rows == ["-a", "b", "c"] && box.all.isEmpty)
    rig.target = [0, 0]
    rig.drag("c", by: -40)
    #expect(rig.rows == ["c", "-a", "b"] && box.all.count == 1)
  }

  @Test func `an item moves to another section`() {
    let rig = OutlineRig()
    rig.show(["one": ["a", "b"], "two": ["c"]])
    let box = transactions(of: rig)
    rig.drag("a", by: 64)
    #expect(rig.rows == ["b", "a", "c"])
    #expect(rig.source.snapshot().itemIdentifiers(inSection: "two") == ["a", "c"])
    #expect(box.all.first?.sectionTransactions.map(\.sectionIdentifier) == ["one", "two"])
  }

  @Test func `the row follows the finger and moves back if the touch is cancelled`() throws {
    let rig = OutlineRig()
    rig.show(["one": ["a", "b", "c"]])
    let box = transactions(of: rig)
    let cell = try #require(rig.cell("a"))
    let grip = try #require(cell.subviews.first { $0.accessibilityLabel == "Reorder a" })
    let start = grip.screenRect(grip.bounds).center
    rig.screen.touch(.began, at: start)
    rig.screen.touch(.moved, at: CGPoint(x: start.x, y: start.y + 32))
    rig.screen.settle()
    #expect(cell.frame.minY == 32 && cell.configurationState.isReordering)
    rig.screen.touch(.cancelled, at: start)
    rig.screen.settle()
    #expect(cell.frame.minY == 0 && !cell.configurationState.isReordering && box.all.isEmpty)
  }

  @Test func `a row with a multiselect accessory stays where it is dropped`() throws {
    let rig = OutlineRig()
    rig.show(["one": ["a", "b", "c"]])
    _ = transactions(of: rig)
    for text in ["a", "b", "c"] {
      rig.cell(text)?.accessories = [
        .reorder(displayed: .always), .multiselect(displayed: .always),
      ]
    }
    rig.drag("a", by: 40)
    #expect(rig.rows == ["b", "a", "c"])
    #expect(rig.cell("a")?.frame.minY == rig.cell("b")?.frame.maxY)
  }

  @Test func `a cell may replace its accessories while it is dragged`() throws {
    let rig = OutlineRig()
    rig.show(["one": ["a", "b", "c"]])
    _ = transactions(of: rig)
    let cell = try #require(rig.cell("a"))
    cell.configurationUpdateHandler = { cell, state in
      (cell as? UICollectionViewListCell)?.accessories =
        [.reorder(displayed: .always)] + (state.isReordering ? [.checkmark()] : [])
    }
    rig.drag("a", by: 40)
    #expect(rig.rows == ["b", "a", "c"])
    #expect(
      cell.subviews.compactMap(\.accessibilityLabel).filter { $0.hasPrefix("Reorder") }.count == 1)
  }

  @Test func `the drag ends if the dragged item is deleted`() throws {
    let rig = OutlineRig()
    rig.show(["one": ["a", "b", "c"]])
    let box = transactions(of: rig)
    #expect(rig.collection.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(!rig.collection.beginInteractiveMovementForItem(at: [0, 1]))
    rig.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 9, y: 80))
    rig.show(["one": ["b", "c"]])
    rig.collection.endInteractiveMovement()
    #expect(rig.rows == ["b", "c"] && box.all.isEmpty)
    #expect(rig.collection.beginInteractiveMovementForItem(at: [0, 0]))
    rig.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 9, y: 40))
    rig.collection.endInteractiveMovement()
    #expect(rig.rows == ["c", "b"])
  }

  @Test func `an item of an outline moves with its children`() throws {
    let rig = OutlineRig()
    rig.showFood(open: ["+fruit"])
    let box = transactions(of: rig)
    rig.drag("+fruit", by: 96)
    #expect(rig.rows == ["nuts", "+fruit Collapse", "apple", "pear"])
    rig.drag("nuts", by: 40)
    #expect(rig.rows == ["+fruit Collapse", "nuts", "apple", "pear"])
    #expect(rig.source.snapshot(for: "food").parent(of: "nuts") == "+fruit")
    let last = try #require(box.all.last?.sectionTransactions.first)
    #expect(last.initialSnapshot.parent(of: "nuts") == nil)
    #expect(last.finalSnapshot.items == ["+fruit", "nuts", "apple", "pear"])
    rig.drag("+fruit", by: 64)
    #expect(rig.rows.first == "+fruit Collapse" && box.all.count == 2)
    rig.drag("pear", by: -500)
    #expect(rig.rows == ["pear", "+fruit Collapse", "nuts", "apple"])
  }

  @Test func `a custom data source gets the call to move its item`() {
    final class Names: NSObject, UICollectionViewDataSource {
      var names = ["a", "b", "c"]
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { names.count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item > 0 }
      func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }
    let source = Names()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 16)
    let collection = UICollectionView(frame: rect(0, 0, 320, 160), collectionViewLayout: layout)
    let screen = TestScreen()
    collection.dataSource = source
    screen.add(collection)
    screen.settle()
    let cell = collection.cellForItem(at: [0, 2])
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(collection.beginInteractiveMovementForItem(at: [0, 2]))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 8))
    collection.endInteractiveMovement()
    #expect(source.names == ["c", "a", "b"] && collection.cellForItem(at: [0, 0]) === cell)
  }
}
