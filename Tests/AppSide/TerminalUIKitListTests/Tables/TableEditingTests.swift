import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct TableEditingTests {
  private let rig = TableFixture([["Ada", "Grace", "Alan"]])
  private let screen: TestScreen

  init() { screen = rig.show() }

  private func button(_ label: String, in row: Int) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view is UIControl, view.accessibilityLabel == label { return view }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    return rig.table.cellForRow(at: rig.path(row)).flatMap(find)
  }

  private func swipe(_ row: Int, by distance: CGFloat) {
    let y = CGFloat(row) * 32 + 8
    let start: CGFloat = distance < 0 ? 300 : 20
    screen.drag(
      from: CGPoint(x: start, y: y), to: CGPoint(x: start + distance, y: y), rest: 1)
  }

  @Test func `editing shows a control at each row that asks before it deletes`() throws {
    rig.table.setEditing(true, animated: true)
    screen.settle()
    #expect(rig.table.isEditing && rig.table.visibleCells.allSatisfy { $0.isEditing })
    screen.tap(try #require(button("Remove Grace", in: 1)))
    #expect(rig.sections[0].count == 3)
    screen.tap(try #require(button("Delete", in: 1)))
    #expect(rig.journal.take() == ["commit delete 1"] && rig.texts == ["Ada", "Alan"])
    rig.table.setEditing(false, animated: false)
    #expect(button("Remove Ada", in: 0) == nil)
  }

  @Test func `rows can't be selected during editing unless that is allowed`() throws {
    rig.table.setEditing(true, animated: false)
    screen.tap(try #require(rig.table.cellForRow(at: rig.path(0))))
    #expect(rig.journal.take().isEmpty)
    rig.table.allowsSelectionDuringEditing = true
    screen.tap(try #require(rig.table.cellForRow(at: rig.path(0))))
    #expect(rig.journal.take().last == "didSelect 0")
  }

  @Test func `rows have selection circles if several can be selected during editing`() throws {
    rig.table.allowsMultipleSelectionDuringEditing = true
    rig.table.setEditing(true, animated: false)
    #expect(screen.text.hasPrefix("  ○   Ada"))
    screen.tap(try #require(rig.table.cellForRow(at: rig.path(0))))
    #expect(screen.text.hasPrefix("  ●   Ada"))
    #expect(rig.table.indexPathsForSelectedRows == [rig.path(0)])
    screen.tap(try #require(rig.table.cellForRow(at: rig.path(1))))
    rig.table.setEditing(false, animated: false)
    #expect(rig.table.indexPathsForSelectedRows == nil, "what was chosen for editing goes with it")
  }

  @Test func `a swipe shows the delete button and a tap elsewhere hides it`() throws {
    swipe(0, by: -80)
    #expect(rig.table.cellForRow(at: rig.path(0))?.showingDeleteConfirmation == true)
    #expect(screen.text.contains("Delete"))
    screen.tap(try #require(rig.table.cellForRow(at: rig.path(2))))
    #expect(!screen.text.contains("Delete") && rig.table.indexPathForSelectedRow == nil)
    swipe(0, by: -80)
    screen.tap(try #require(button("Delete", in: 0)))
    #expect(rig.texts == ["Grace", "Alan"] && !screen.text.contains("Delete"))
  }

  @Test func `a short, reversed or returning swipe shows nothing`() {
    swipe(0, by: -24)
    swipe(0, by: 100)
    #expect(!screen.text.contains("Delete"))
    #expect(rig.table.indexPathForSelectedRow == nil)
  }

  @Test func `a swipe across most of the row deletes at once`() {
    swipe(1, by: -260)
    #expect(rig.journal.take().last == "commit delete 1" && rig.texts == ["Ada", "Alan"])
  }

  @Test func `the delegate's swipe actions are performed`() throws {
    var done: [String] = []
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, view, finish in
      done.append("flag")
      #expect(view.accessibilityLabel == "Flag")
      finish(true)
    }
    let trash = UIContextualAction(style: .destructive, title: "Trash") { _, _, finish in
      done.append("trash")
      finish(false)
    }
    rig.trailing = UISwipeActionsConfiguration(actions: [trash, flag])
    rig.leading = UISwipeActionsConfiguration(actions: [flag])
    swipe(0, by: -100)
    let line = screen.text.split(separator: "\n")[0]
    #expect(line.hasSuffix("Flag  Trash"))
    screen.tap(try #require(button("Flag", in: 0)))
    #expect(done == ["flag"] && !screen.text.contains("Trash"))
    swipe(2, by: 100)
    #expect(screen.text.contains("Flag") && !screen.text.contains("Trash"))
    swipe(2, by: -280)
    #expect(done == ["flag", "trash"])
  }

  @Test func `an empty configuration disables swipes`() {
    rig.trailing = UISwipeActionsConfiguration(actions: [])
    swipe(0, by: -100)
    #expect(rig.table.cellForRow(at: rig.path(0))?.showingDeleteConfirmation == false)
  }

  @Test func `rows that can't be edited have no controls and no actions`() {
    final class Fixed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    }
    let source = Fixed()
    rig.table.dataSource = source
    rig.table.setEditing(true, animated: false)
    screen.settle()
    #expect(rig.table.visibleCells.allSatisfy { $0.editingStyle == .none })
    rig.table.setEditing(false, animated: false)
    swipe(0, by: -80)
    #expect(!screen.text.contains("Delete"))
  }
}
