import Foundation
import TerminalUIKitTestSupport
import Testing
import TestSupport

@testable import TerminalUIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

struct SnapshotTests {
  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `sections and items are appended in order`() {
    let snapshot = snapshot()
    #expect(
      snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfItem(9) == nil && snapshot.indexOfSection("z") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func `items are inserted and moved beside others`() {
    var snapshot = snapshot()
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 5, 12])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(12, beforeItem: 10)
    #expect(snapshot.itemIdentifiers == [12, 10, 11, 2, 3, 4, 1, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 12) == "a")
  }

  @Test func `appending an existing item moves it, as in UIKit`() {
    var snapshot = snapshot()
    snapshot.appendItems([1, 9], toSection: "b")
    #expect(snapshot.itemIdentifiers == [2, 3, 4, 5, 1, 9])
    #expect(snapshot.numberOfItems == 6)
  }

  @Test func `items and sections are deleted`() {
    var snapshot = snapshot()
    snapshot.deleteItems([2, 4, 99])
    #expect(snapshot.itemIdentifiers == [1, 3, 5])
    snapshot.deleteSections(["a", "z"])
    #expect(snapshot.itemIdentifiers == [5] && snapshot.sectionIdentifiers == ["b"])
    snapshot.appendSections(["a"])
    #expect(snapshot.itemIdentifiers(inSection: "a").isEmpty)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func `sections are inserted and moved beside others`() {
    var snapshot = snapshot()
    snapshot.insertSections(["x"], beforeSection: "b")
    snapshot.insertSections(["y"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "x", "b", "y"])
    snapshot.moveSection("a", afterSection: "y")
    snapshot.moveSection("y", beforeSection: "x")
    #expect(snapshot.sectionIdentifiers == ["y", "x", "b", "a"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
  }

  @Test func `reload and reconfigure marks are unique`() {
    var snapshot = snapshot()
    snapshot.reloadItems([2, 2])
    snapshot.reloadItems([2, 3])
    snapshot.reconfigureItems([1])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [1])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test func `misuse is reported and changes nothing`() {
    let cases: [(String, (inout Snapshot) -> Void)] = [
      (
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(7)}",
        { $0.appendItems([7, 7]) }
      ),
      (
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(a)}",
        { $0.appendSections(["c", "a"]) }
      ),
      (
        "Invalid parameter not satisfying: the snapshot has no section z",
        { $0.appendItems([7], toSection: "z") }
      ),
      (
        "Invalid parameter not satisfying: the snapshot has no item 99",
        { $0.insertItems([7], beforeItem: 99) }
      ),
      (
        "Invalid parameter not satisfying: the snapshot has no item 99",
        { $0.moveItem(99, beforeItem: 1) }
      ),
      ("Invalid parameter not satisfying: the snapshot has no item 99", { $0.reloadItems([99]) }),
      (
        "Invalid parameter not satisfying: the snapshot has no section z",
        { $0.reloadSections(["z"]) }
      ),
    ]
    for (message, misuse) in cases {
      var snapshot = snapshot()
      #expect(reports { misuse(&snapshot) } == ["*** " + message])
      #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
      #expect(snapshot.sectionIdentifiers == ["a", "b"])
      #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    }
  }

  @Test func `items cannot be appended without a section`() {
    var snapshot = Snapshot()
    let lines = reports { snapshot.appendItems([1]) }
    #expect(
      lines == [
        "*** There are currently no sections in the data source. Please add a section first."
      ])
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func `an unknown section has no items`() {
    let snapshot = snapshot()
    let lines = reports { #expect(snapshot.itemIdentifiers(inSection: "z").isEmpty) }
    #expect(lines == ["*** Invalid parameter not satisfying: the snapshot has no section z"])
  }
}

struct SnapshotDifferenceTests {
  @Test func `equal snapshots give no updates`() {
    var one = Snapshot()
    one.appendSections(["a"])
    one.appendItems([1, 2])
    #expect(one.updates(to: one).isEmpty)
  }

  @Test func `one moved item gives one move`() {
    var one = Snapshot()
    one.appendSections(["a"])
    one.appendItems(Array(1...9))
    var other = one
    other.moveItem(2, afterItem: 8)
    let updates = one.updates(to: other)
    #expect(updates.movedItems == [.init(from: [0, 1], to: [0, 7])])
    #expect(updates.insertedItems.isEmpty && updates.deletedItems.isEmpty)
  }

  @Test(arguments: [
    ([], 0), ([1], 1), ([3, 1, 2], 2), ([5, 4, 3, 2, 1], 1), ([2, 5, 3, 7, 11, 8, 10, 13, 6], 6),
  ])
  func `the longest increasing subsequence is found`(numbers: [Int], length: Int) {
    let run = longestIncreasingSubsequence(numbers).sorted()
    #expect(run.count == length)
    #expect(zip(run, run.dropFirst()).allSatisfy { numbers[$0] < numbers[$1] })
  }

  @Test(arguments: UInt64(0)..<300)
  func `updates transform one snapshot into the other`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let one = Self.randomSnapshot(&random)
    var other = Self.randomSnapshot(&random)
    other.reloadItems(
      other.itemIdentifiers.filter { _ in Int.random(in: 0...9, using: &random) == 0 })
    let updates = one.updates(to: other)
    let before = one.sectionIdentifiers.map { one.numberOfItems(inSection: $0) }
    let after = other.sectionIdentifiers.map { other.numberOfItems(inSection: $0) }
    let misuse = updates.misuse(before: before, after: after, in: .collection)
    #expect(misuse == nil, "seed \(seed): \(misuse?.message ?? "")")

    let mapping = ListMapping(updates)
    let places = other.itemPlaces
    for (item, place) in one.itemPlaces {
      let section = one.sectionIdentifier(containingItem: item) ?? ""
      let target = mapping.newIndexPath(for: place)
      if other.indexOfSection(section) != nil {
        #expect(target == places[item], "seed \(seed), item \(item)")
      } else {
        #expect(target == nil, "seed \(seed), item \(item) of a section that went")
      }
    }
    // Indices that no old item maps to are new.
    let reached = Set(one.itemPlaces.values.compactMap { mapping.newIndexPath(for: $0) })
    let fresh = Set(places.values).subtracting(reached)
    let withSections = fresh.filter { updates.insertedSections.contains($0.section) }
    #expect(fresh == updates.insertedItems.union(withSections), "seed \(seed)")
  }

  private static func randomSnapshot(_ random: inout SeededRandom) -> Snapshot {
    var snapshot = Snapshot()
    let sections = ["a", "b", "c", "d"].shuffled(using: &random)
    snapshot.appendSections(Array(sections.prefix(Int.random(in: 0...4, using: &random))))
    guard snapshot.numberOfSections > 0 else { return snapshot }
    for item in Array(1...14).shuffled(using: &random) where Bool.random(using: &random) {
      snapshot.appendItems(
        [item], toSection: snapshot.sectionIdentifiers.randomElement(using: &random))
    }
    return snapshot
  }
}
