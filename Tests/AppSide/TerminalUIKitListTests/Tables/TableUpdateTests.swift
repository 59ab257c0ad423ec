import Foundation
import TerminalUIKitTestSupport
import Testing
import TestSupport

@testable import TerminalUIKit

@MainActor
struct TableUpdateTests {
  private let rig = TableFixture([["a", "b", "c", "d"]])
  private let screen: TestScreen

  init() { screen = rig.show(CGSize(width: 320, height: 320)) }

  @Test func `an inserted row gets a new cell and others keep theirs`() {
    let cells = rig.table.visibleCells
    rig.madeCells = 0
    rig.sections[0].insert("x", at: 1)
    rig.table.insertRows(at: [rig.path(1)], with: .automatic)
    #expect(rig.texts == ["a", "x", "b", "c", "d"] && rig.madeCells == 1)
    #expect(rig.table.visibleCells[2] === cells[1])
    #expect(rig.table.rectForRow(at: rig.path(2)) == rect(0, 64, 320, 32))
    #expect(screen.text.hasPrefix("  a\n"))
  }

  @Test func `a deleted row disappears`() {
    rig.sections[0].remove(at: 0)
    rig.table.deleteRows(at: [rig.path(0)], with: .fade)
    #expect(rig.texts == ["b", "c", "d"] && rig.table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `a moved row keeps its cell`() {
    let first = rig.table.visibleCells[0]
    rig.sections[0] = ["b", "c", "a", "d"]
    rig.table.moveRow(at: rig.path(0), to: rig.path(2))
    #expect(rig.texts == ["b", "c", "a", "d"] && rig.table.visibleCells[2] === first)
  }

  @Test func `batch updates use indices before and after the changes`() {
    rig.sections[0] = ["x", "b", "d", "y"]
    rig.table.performBatchUpdates {
      rig.table.deleteRows(at: [rig.path(0), rig.path(2)], with: .none)
      rig.table.insertRows(at: [rig.path(0), rig.path(3)], with: .none)
    }
    #expect(rig.texts == ["x", "b", "d", "y"])
    rig.sections[0] = ["b"]
    rig.table.beginUpdates()
    rig.table.beginUpdates()
    rig.table.deleteRows(at: [0, 2, 3].map { rig.path($0) }, with: .none)
    rig.table.endUpdates()
    #expect(rig.texts.count == 4 && rig.table.hasUncommittedUpdates)
    rig.table.endUpdates()
    #expect(rig.texts == ["b"] && !rig.table.hasUncommittedUpdates)
    rig.table.endUpdates()
  }

  @Test func `the completion is called after the animation`() {
    let journal = Journal()
    rig.sections[0].removeLast()
    rig.table.performBatchUpdates {
      rig.table.deleteRows(at: [rig.path(3)], with: .fade)
    } completion: {
      journal.note("done \($0)")
    }
    #expect(rig.texts.count == 3 && journal.take().isEmpty)
    pass(0.5)
    #expect(journal.take() == ["done true"])
    rig.table.removeFromSuperview()
    rig.table.performBatchUpdates(nil) { journal.note("done \($0)") }
    #expect(journal.take() == ["done true"])
  }

  @Test
  func `updates inconsistent with the data source are reported, and data is reloaded`() {
    rig.sections[0].append("e")
    let lines = reports { rig.table.deleteRows(at: [rig.path(0)], with: .automatic) }
    #expect(
      lines == [
        """
        *** Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (5) must be equal to the number of rows contained in that \
        section before the update (4), plus or minus the number of rows inserted or deleted from \
        that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out \
        of that section (0 moved in, 0 moved out).
        """
      ])
    screen.settle()
    #expect(rig.texts == ["a", "b", "c", "d", "e"])
  }

  @Test func `sections are inserted, deleted and moved with their rows`() {
    rig.sections = [["z"], ["a", "b", "c", "d"]]
    rig.table.insertSections([0], with: .top)
    #expect(rig.texts == ["z", "a", "b", "c", "d"])
    rig.sections = [["a", "b", "c", "d"], ["z"]]
    rig.table.moveSection(0, toSection: 1)
    #expect(rig.texts == ["a", "b", "c", "d", "z"])
    rig.sections = [["z"]]
    rig.table.deleteSections([0], with: .none)
    #expect(rig.texts == ["z"] && rig.table.numberOfSections == 1)
    rig.sections = [["q", "r"]]
    rig.table.reloadSections([0], with: .none)
    #expect(rig.texts == ["q", "r"])
  }

  @Test func `a reloaded row gets a new cell and is deselected`() {
    rig.table.selectRow(at: rig.path(1), animated: false, scrollPosition: .none)
    rig.sections[0][1] = "B"
    rig.table.reloadRows(at: [rig.path(1)], with: .none)
    #expect(rig.texts == ["a", "B", "c", "d"] && rig.table.indexPathForSelectedRow == nil)
    #expect(!rig.table.visibleCells[1].isSelected)
  }

  @Test func `a reconfigured row keeps cell and selection`() {
    let cell = rig.table.visibleCells[1]
    rig.table.selectRow(at: rig.path(1), animated: false, scrollPosition: .none)
    rig.sections[0][1] = "B"
    rig.table.reconfigureRows(at: [rig.path(1)])
    #expect(rig.texts == ["a", "B", "c", "d"] && rig.table.visibleCells[1] === cell)
    #expect(rig.table.indexPathForSelectedRow == rig.path(1) && cell.isSelected)
  }

  @Test func `the selection follows its row`() {
    rig.table.selectRow(at: rig.path(2), animated: false, scrollPosition: .none)
    rig.sections[0] = ["x", "a", "c", "d"]
    rig.table.performBatchUpdates {
      rig.table.insertRows(at: [rig.path(0)], with: .none)
      rig.table.deleteRows(at: [rig.path(1)], with: .none)
    }
    #expect(rig.table.indexPathForSelectedRow == rig.path(2))
    rig.sections[0].remove(at: 2)
    rig.table.deleteRows(at: [rig.path(2)], with: .none)
    #expect(rig.table.indexPathForSelectedRow == nil)
  }

  @Test func `an empty update measures the heights again`() {
    rig.table.rowHeight = UITableView.automaticDimension
    let cell = rig.table.visibleCells[0]
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "a\nb\nc"
    rig.table.beginUpdates()
    rig.table.endUpdates()
    #expect(rig.table.rectForRow(at: rig.path(0)).height == 64)
  }

  @Test func `a table that was never loaded has nothing to update`() {
    let rig = TableFixture([["a"]])
    let lines = reports {
      rig.sections[0].append("b")
      rig.table.insertRows(at: [rig.path(1)], with: .none)
    }
    #expect(lines.isEmpty && rig.table.numberOfRows(inSection: 0) == 2)
  }

  @Test(arguments: UInt64(0)..<40)
  func `after random updates the table shows the data source's rows`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var next = 100
    for _ in 0..<6 {
      var rows = rig.sections[0]
      let gone = rows.indices.filter { _ in Int.random(in: 0...3, using: &random) == 0 }
      for index in gone.reversed() { rows.remove(at: index) }
      var come: [Int] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...rows.count, using: &random)
        rows.insert("\(next)", at: place)
        come = come.map { $0 >= place ? $0 + 1 : $0 } + [place]
        next += 1
      }
      rig.sections[0] = rows
      rig.table.performBatchUpdates {
        rig.table.deleteRows(at: gone.map { rig.path($0) }, with: .none)
        rig.table.insertRows(at: come.map { rig.path($0) }, with: .none)
      }
      #expect(rig.texts == Array(rows.prefix(10)), "seed \(seed)")
      #expect(rig.table.contentSize.height == CGFloat(rows.count) * 32, "seed \(seed)")
    }
  }
}
