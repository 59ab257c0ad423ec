import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of index paths and sizes that don't exist, in tables and collections.
@MainActor
struct ListMisuseTests {
  nonisolated private static let badPaths: [IndexPath] = [
    [0, 3], [0, -1], [1, 0], [-1, 0], [0, .max], [.min, .min], [0], [], [0, 0, 0],
  ]

  @Test(arguments: badPaths)
  func `a table reports a row that does not exist`(path: IndexPath) {
    let rig = TableFixture(rows: 3)
    let screen = rig.show()
    let table = rig.table
    #expect(table.cellForRow(at: path) == nil)
    #expect(table.rectForRow(at: path) == .zero)
    #expect(reports { table.deselectRow(at: path, animated: false) }.isEmpty)
    #expect(reports { table.selectRow(at: path, animated: false, scrollPosition: .top) }.count == 1)
    #expect(table.indexPathForSelectedRow == nil)
    // UIKit takes a path without a row as a section.
    let isSection = path == [0, NSNotFound]
    #expect(
      reports { table.scrollToRow(at: path, at: .top, animated: false) }.count
        == (isSection ? 0 : 1))
    for change in [
      { table.deleteRows(at: [path], with: .none) }, { table.reloadRows(at: [path], with: .none) },
      { table.moveRow(at: path, to: [0, 0]) }, { table.insertRows(at: [path], with: .none) },
    ] {
      #expect(reports(change).count == 1)
      screen.settle()
      #expect(rig.texts == ["Row 0", "Row 1", "Row 2"])
    }
  }

  @Test(arguments: badPaths)
  func `a collection reports an item that does not exist`(path: IndexPath) {
    let rig = CollectionRig(rows: 3)
    let screen = rig.show()
    let list = rig.collection
    #expect(list.cellForItem(at: path) == nil)
    #expect(list.layoutAttributesForItem(at: path) == nil)
    #expect(reports { list.deselectItem(at: path, animated: false) }.isEmpty)
    #expect(reports { list.selectItem(at: path, animated: false, scrollPosition: .top) }.count == 1)
    #expect(list.indexPathsForSelectedItems == [])
    #expect(reports { list.scrollToItem(at: path, at: .top, animated: false) }.count == 1)
    for change in [
      { list.deleteItems(at: [path]) }, { list.reloadItems(at: [path]) },
      { list.moveItem(at: path, to: [0, 0]) }, { list.insertItems(at: [path]) },
    ] {
      #expect(reports(change).count == 1)
      screen.settle()
      #expect(list.visibleCells.count == 3)
    }
  }

  @Test func `each of several invalid changes is reported`() {
    let rig = TableFixture(rows: 3)
    let screen = rig.show()
    let table = rig.table
    let lines = reports {
      table.reloadRows(at: [[0, 99]], with: .none)
      table.moveRow(at: [0, 500], to: [0, 0])
      table.deleteSections([3], with: .none)
      table.moveSection(4, toSection: 0)
      table.deleteRows(at: [[0, 99]], with: .none)
      table.insertRows(at: [[0, 99]], with: .none)
    }
    #expect(lines.count == 6)
    screen.settle()
    #expect(rig.texts == ["Row 0", "Row 1", "Row 2"])
    let list = CollectionRig(rows: 3)
    #expect(reports { list.collection.moveItem(at: [0, 500], to: [0, 0]) }.count == 1)
    #expect(reports { list.collection.deleteSections([3]) }.count == 1)
  }

  @Test func `changes of a table that never asked its data source may be valid`() {
    let rig = TableFixture([["a", "b"], ["c"], ["d"]])
    let lines = reports {
      rig.table.performBatchUpdates {
        rig.table.deleteSections([2], with: .none)
        rig.table.insertSections([0], with: .none)
        rig.table.deleteRows(at: [[0, 1], [1, 1]], with: .none)
        rig.table.moveRow(at: [1, 0], to: [2, 0])
      }
      rig.sections[0].append("e")
      rig.table.insertRows(at: [[0, 1]], with: .none)
      rig.table.reloadSections([2], with: .none)
      rig.table.deselectRow(at: [0, 9], animated: false)
    }
    #expect(lines == [])
  }

  @Test func `messages have the words of UIKit's exceptions`() {
    let rig = TableFixture(rows: 3)
    let screen = rig.show()
    let lines = reports {
      rig.table.selectRow(at: [0, 5], animated: false, scrollPosition: .none)
      rig.table.selectRow(at: [4, 0], animated: false, scrollPosition: .none)
      #expect(rig.table.numberOfRows(inSection: 2) == 0)
    }
    #expect(
      lines == [
        "*** Attempted to select in the table view an out-of-bounds row (5) when there are only 3 rows "
          + "in section 0.",
        "*** Attempted to select in the table view an out-of-bounds section (4).",
        "*** the table view has no section 2: its section count is 1",
      ])
    screen.settle()
    // Without a data source no section number can be wrong.
    #expect(reports { _ = UITableView().numberOfRows(inSection: 0) } == [])
  }

  @Test(arguments: [-2, -.infinity, CGFloat.infinity, .nan])
  func `an invalid height is reported once`(height: CGFloat) {
    final class Heights: NSObject, UITableViewDelegate {
      var height: CGFloat = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 16 : height
      }
    }
    let rig = TableFixture(rows: 3)
    let heights = Heights()
    heights.height = height
    let lines = reports {
      rig.table.delegate = heights
      _ = rig.show()
    }
    #expect(
      Set(lines) == [
        "*** table view row height must be finite and not negative - provided height for index path "
          + "({0, 1}) is \(height)"
      ])
    #expect(rig.table.rectForRow(at: [0, 2]).height > 0)
    rig.table.delegate = nil
    #expect(reports { rig.table.rowHeight = height }.count == 1)
    #expect(rig.table.rowHeight == UITableView.automaticDimension)
    #expect(reports { rig.table.rowHeight = UITableView.automaticDimension } == [])
  }

  @Test(arguments: [
    CGSize(width: -8, height: 16), CGSize(width: 8, height: -16),
    CGSize(width: CGFloat.nan, height: 8),
    CGSize(width: 8, height: CGFloat.infinity),
  ])
  func `an invalid item size of a flow layout is reported`(size: CGSize) {
    let layout = UICollectionViewFlowLayout()
    let rig = CollectionRig([["A", "B", "C"]], layout)
    let lines = reports {
      layout.itemSize = size
      _ = rig.show()
      _ = rig.collection.contentSize
    }
    #expect(!lines.isEmpty)
    #expect(
      lines.allSatisfy {
        $0 == "*** negative sizes are not supported in the flow layout - provided size is "
          + "{\(size.width), \(size.height)}"
      }, "\(lines)")
    let frame = rig.collection.layoutAttributesForItem(at: [0, 2])?.frame
    #expect(frame?.isUsable == true)
  }

  @Test func `zero sizes and invalid spacings of a flow layout are laid out`() {
    let layout = UICollectionViewFlowLayout()
    let rig = CollectionRig([["A", "B", "C"]], layout)
    let lines = reports {
      layout.itemSize = .zero
      layout.minimumLineSpacing = .nan
      layout.minimumInteritemSpacing = .infinity
      layout.sectionInset = UIEdgeInsets(top: .nan, left: -.infinity, bottom: .nan, right: 8)
      layout.headerReferenceSize = CGSize(width: CGFloat.nan, height: -8)
      _ = rig.show()
    }
    #expect(lines == [])
    #expect(rig.collection.layoutAttributesForItem(at: [0, 2])?.frame.isUsable == true)
    #expect(rig.collection.contentSize.height == 0)
  }
}
