import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of updates after a reload without a layout in between.
@MainActor
struct UpdatesAfterReloadTests {
  private func wrongCount(
    _ item: String, _ before: Int, _ after: Int, inserted: Int = 0, deleted: Int = 0
  ) -> String {
    """
    *** Invalid update: invalid number of \(item)s in section 0. The number of \(item)s contained \
    in an existing section after the update (\(after)) must be equal to the number of \(item)s \
    contained in that section before the update (\(before)), plus or minus the number of \(item)s \
    inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or \
    minus the number of \(item)s moved into or out of that section (0 moved in, 0 moved out).
    """
  }

  @Test func `an inconsistent update of a table is compared with the reload`() {
    let rig = TableFixture([["a", "b", "c"]])
    let screen = rig.show()
    rig.table.reloadData()
    let lines = reports { rig.table.deleteRows(at: [rig.path(0)], with: .none) }
    #expect(lines == [wrongCount("row", 3, 3, deleted: 1)])
    let more = reports { rig.table.insertRows(at: [rig.path(0), rig.path(1)], with: .none) }
    #expect(more == [wrongCount("row", 3, 3, inserted: 2)])
    screen.settle()
    #expect(rig.texts == ["a", "b", "c"])
  }

  @Test func `an inconsistent update of a collection is compared with the reload`() {
    let rig = CollectionRig([["a", "b", "c"]])
    let screen = rig.show()
    rig.collection.reloadData()
    let lines = reports { rig.collection.deleteItems(at: [rig.path(0)]) }
    #expect(lines == [wrongCount("item", 3, 3, deleted: 1)])
    let more = reports { rig.collection.insertItems(at: [rig.path(0), rig.path(1)]) }
    #expect(more == [wrongCount("item", 3, 3, inserted: 2)])
    screen.settle()
    #expect(rig.texts == ["a", "b", "c"])
  }

  @Test func `consistent updates can follow a reload without a layout`() {
    let (table, collection) = (TableFixture([["a"]]), CollectionRig([["a"]]))
    let screens = (table.show(), collection.show())
    let lines = reports {
      table.table.reloadData()
      collection.collection.reloadData()
      for name in ["b", "c"] {
        table.sections[0].append(name)
        table.table.insertRows(at: [table.path(table.sections[0].count - 1)], with: .none)
        collection.sections[0].append(name)
        collection.collection.insertItems(
          at: [collection.path(collection.sections[0].count - 1)])
      }
    }
    #expect(lines.isEmpty)
    screens.0.settle()
    #expect(table.texts == ["a", "b", "c"])
    screens.1.settle()
    #expect(collection.texts == ["a", "b", "c"])
  }

  @Test func `the second inconsistent update of a list that was never queried is found`() {
    let rig = TableFixture([["a"]])
    let lines = reports {
      rig.sections[0].append("b")
      rig.table.insertRows(at: [rig.path(1)], with: .none)
      rig.table.insertRows(at: [rig.path(0)], with: .none)
    }
    #expect(lines == [wrongCount("row", 2, 2, inserted: 1)])
    let collection = CollectionRig([["a"]])
    let more = reports {
      collection.sections[0].append("b")
      collection.collection.insertItems(at: [collection.path(1)])
      collection.collection.insertItems(at: [collection.path(0)])
    }
    #expect(more == [wrongCount("item", 2, 2, inserted: 1)])
  }

  @Test func `a table keeps the row count of the reload, as in UIKit`() {
    let rig = TableFixture([["a", "b"]])
    rig.table.reloadData()
    rig.sections[0].append("c")
    #expect(rig.table.numberOfRows(inSection: 0) == 2)
    #expect(reports { rig.table.insertRows(at: [rig.path(2)], with: .none) }.isEmpty)
    #expect(rig.table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `setting a collection's data source does not query it`() {
    final class Source: NSObject, UICollectionViewDataSource {
      var callCount = 0
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        callCount += 1
        return 0
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Source()
    collection.dataSource = source
    #expect(source.callCount == 0)
    collection.reloadData()
    #expect(source.callCount == 1)
  }

  @Test func `a data source that reloads the list while being queried causes no loop`() {
    final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.reloadData()
        return 3
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        collectionView.reloadData()
        return 3
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let source = Source()
    let table = UITableView(frame: .zero)
    table.dataSource = source
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 3)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = source
    collection.reloadData()
    #expect(collection.numberOfItems(inSection: 0) == 3)
  }

  @Test func `the items of a previous data source do not count`() {
    let (table, collection) = (TableFixture([["a", "b", "c"]]), CollectionRig([["a", "b", "c"]]))
    let screens = (table.show(), collection.show())
    let (otherTable, otherCollection) = (TableFixture([["d"]]), CollectionRig([["d"]]))
    let lines = reports {
      table.table.dataSource = otherTable
      otherTable.sections[0].append("e")
      table.table.insertRows(at: [table.path(1)], with: .none)
      collection.collection.dataSource = otherCollection
      otherCollection.sections[0].append("e")
      collection.collection.insertItems(at: [collection.path(1)])
    }
    #expect(lines.isEmpty)
    screens.0.settle()
    #expect(table.texts == ["d", "e"])
    screens.1.settle()
    #expect(collection.texts == ["d", "e"])
  }

  @Test func `setting a table's data source does not query it`() {
    final class Source: NSObject, UITableViewDataSource {
      var callCount = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        callCount += 1
        return 0
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let (table, source) = (UITableView(frame: .zero), Source())
    table.dataSource = source
    #expect(source.callCount == 0)
    table.reloadData()
    #expect(source.callCount == 1)
  }
}
