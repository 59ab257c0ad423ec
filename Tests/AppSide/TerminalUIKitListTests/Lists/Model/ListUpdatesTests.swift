import Foundation
import TerminalUIKitTestSupport
import Testing
import TestSupport

@testable import TerminalUIKit

struct ListUpdatesTests {
  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private static func updates(_ change: (inout ListUpdates) -> Void) -> ListUpdates {
    var updates = ListUpdates()
    change(&updates)
    return updates
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: [Int]
    var after: [Int]
    var updates: ListUpdates
    var message: String
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a row was inserted that the data source does not have", before: [3],
      after: [3], updates: updates { $0.insertedItems = [path(0)] },
      message: """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (3) must be equal to the number of rows contained in that \
        section before the update (3), plus or minus the number of rows inserted or deleted from \
        that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out \
        of that section (0 moved in, 0 moved out).
        """),
    Case(
      testDescription: "a row went that nobody deleted", before: [3, 2], after: [3, 1],
      updates: updates { $0.deletedItems = [path(0)] },
      message: """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (3) must be equal to the number of rows contained in that \
        section before the update (3), plus or minus the number of rows inserted or deleted from \
        that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out \
        of that section (0 moved in, 0 moved out).
        """),
    Case(
      testDescription: "a section came that nobody inserted", before: [1], after: [1, 1],
      updates: updates { $0.insertedItems = [path(1)] },
      message: """
        Invalid update: invalid number of sections. The number of sections contained in the table \
        view after the update (2) must be equal to the number of sections contained in the table \
        view before the update (1), plus or minus the number of sections inserted or deleted (0 \
        inserted, 0 deleted).
        """),
    Case(
      testDescription: "a row that was not there was deleted", before: [3], after: [2],
      updates: updates { $0.deletedItems = [path(3)] },
      message: """
        attempt to delete row 3 from section 0 which only contains 3 rows before the update
        """),
    Case(
      testDescription: "a row of no section was reloaded", before: [3], after: [3],
      updates: updates { $0.reloadedItems = [path(0, 4)] },
      message: "attempt to reload row 0 from section 4, which does not exist before the update"),
    Case(
      testDescription: "a row was inserted behind the end", before: [3], after: [4],
      updates: updates { $0.insertedItems = [path(7)] },
      message: """
        attempt to insert row 7 into section 0, but there are only 4 rows in section 0 after the \
        update
        """),
    Case(
      testDescription: "a section that was not there was deleted", before: [3], after: [3],
      updates: updates { $0.deletedSections = [2] },
      message: "attempt to delete section 2, but there are only 1 sections before the update"),
    Case(
      testDescription: "a section was moved behind the end", before: [3], after: [3],
      updates: updates { $0.movedSections = [.init(from: 0, to: 5)] },
      message: "attempt to move section 5, but there are only 1 sections after the update"),
    Case(
      testDescription: "a row was deleted and reloaded", before: [3], after: [2],
      updates: updates {
        $0.deletedItems = [path(1)]
        $0.reloadedItems = [path(1)]
      },
      message: "attempt to perform a delete and a reload to the same index path ({0, 1})"),
    Case(
      testDescription: "a row was inserted where another was moved", before: [3], after: [4],
      updates: updates {
        $0.insertedItems = [path(1)]
        $0.movedItems = [.init(from: path(2), to: path(1))]
      },
      message: "attempt to perform a insert and a move to the same index path ({0, 1})"),
    Case(
      testDescription: "a negative row was deleted", before: [3], after: [2],
      updates: updates { $0.deletedItems = [path(-1)] },
      message: """
        attempt to delete row -1 from section 0 which only contains 3 rows before the update
        """),
  ]

  @Test(arguments: cases)
  func `inconsistent updates are reported in UIKit's words`(example: Case) {
    let misuse = example.updates.misuse(before: example.before, after: example.after, in: .table)
    #expect(misuse?.message == example.message)
  }

  @Test func `messages for a collection mention items`() {
    let updates = Self.updates { $0.insertedItems = [Self.path(0)] }
    let message = updates.misuse(before: [3], after: [3], in: .collection)?.message ?? ""
    #expect(message.contains("number of items in section 0") && !message.contains("row"))
  }

  @Test func `a reloaded section may have any size`() {
    let updates = Self.updates { $0.reloadedSections = [0] }
    #expect(updates.misuse(before: [3], after: [9], in: .table) == nil)
  }

  @Test(arguments: UInt64(0)..<200)
  func `consistent updates pass, and every item is mapped`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model = ListModel(random: &random)
    let (updates, after) = model.change(&random)
    let counts = model.sections.map(\.count)
    let misuse = updates.misuse(before: counts, after: after.map(\.count), in: .table)
    #expect(misuse == nil, "seed \(seed): \(misuse?.message ?? "")")

    let mapping = ListMapping(updates)
    for (section, items) in model.sections.enumerated() {
      for (item, identifier) in items.enumerated() {
        let target = mapping.newIndexPath(for: Self.path(item, section))
        let expected = after.place(of: identifier)
        #expect(target == expected, "seed \(seed), item \(section).\(item)")
      }
    }
    let taken = ListMapping(updates)
    #expect(
      model.sections.indices.compactMap { taken.newSection(for: $0) }.count
        == model.sections.count - updates.deletedSections.count, "seed \(seed)")
  }
}

/// A random list of sections, with random updates as UIKit describes them.
private struct ListModel {
  var sections: [[Int]]
  private var next = 0

  init(random: inout SeededRandom) {
    sections = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      sections.append(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          next += 1
          return next
        })
    }
  }

  /// Returns random updates, and the sections after them.
  mutating func change(_ random: inout SeededRandom) -> (ListUpdates, [[Int]]) {
    var updates = ListUpdates()
    let deleted = sections.indices.filter { _ in Int.random(in: 0...4, using: &random) == 0 }
    updates.deletedSections = IndexSet(deleted)
    // The remaining items by old section, without those that are deleted or moved away.
    var kept: [(old: Int, items: [Int])] = []
    var moving: [(Int, IndexPath)] = []
    for section in sections.indices where !deleted.contains(section) {
      var items: [Int] = []
      for (item, number) in sections[section].enumerated() {
        let path = IndexPath(item: item, section: section)
        switch Int.random(in: 0...5, using: &random) {
        case 0: updates.deletedItems.insert(path)
        case 1: moving.append((number, path))
        default: items.append(number)
        }
      }
      kept.append((section, items))
    }
    var after = kept.map(\.items)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0...after.count, using: &random)
      updates.insertedSections = IndexSet(
        updates.insertedSections.map { $0 >= place ? $0 + 1 : $0 } + [place])
      after.insert([], at: place)
    }
    // Targets are inserted in ascending order, so that each keeps its index.
    let old = after.indices.filter { !updates.insertedSections.contains($0) }
    guard !old.isEmpty else {
      for (_, path) in moving { updates.deletedItems.insert(path) }
      return (updates, after)
    }
    var coming: [Int: [(number: Int, from: IndexPath?)]] = [:]
    for (number, path) in moving {
      coming[old.randomElement(using: &random) ?? 0, default: []].append((number, path))
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      next += 1
      coming[old.randomElement(using: &random) ?? 0, default: []].append((next, nil))
    }
    for (section, arrivals) in coming {
      let total = after[section].count + arrivals.count
      let places = Array(0..<total).shuffled(using: &random).prefix(arrivals.count).sorted()
      for (place, arrival) in zip(places, arrivals) {
        after[section].insert(arrival.number, at: place)
        let target = IndexPath(item: place, section: section)
        if let from = arrival.from {
          updates.movedItems.append(.init(from: from, to: target))
        } else {
          updates.insertedItems.insert(target)
        }
      }
    }
    return (updates, after)
  }
}

extension [[Int]] {
  fileprivate func place(of number: Int) -> IndexPath? {
    for (section, items) in enumerated() {
      if let item = items.firstIndex(of: number) { return IndexPath(item: item, section: section) }
    }
    return nil
  }
}
