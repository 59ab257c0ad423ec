import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// As in UIKit, a cell that is being edited is kept when its row scrolls out of sight.
@MainActor
struct EditedRowTests {
  private final class Ending: NSObject, UITextFieldDelegate {
    var count = 0
    func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
  }

  private func table() -> (rig: TableFixture, screen: TestScreen) {
    let rig = TableFixture(rows: 40)
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = text
      if cell.field == nil { cell.contentView.addSubview(UITextField(frame: rect(80, 0, 80, 16))) }
      cell.field?.text = ""
      return cell
    }
    return (rig, rig.show())
  }

  @Test func `a field keeps focus, text and cell while its row is out of sight`() throws {
    let (rig, screen) = table()
    let cell = try #require(rig.table.cellForRow(at: rig.path(1)))
    let field = try #require(cell.field)
    let ending = Ending()
    field.delegate = ending
    field.becomeFirstResponder()
    screen.type("abc")
    rig.table.scrollToRow(at: rig.path(30), at: .top, animated: false)
    screen.settle()
    #expect(field.isFirstResponder && ending.count == 0)
    #expect(!rig.table.visibleCells.contains(cell) && rig.table.indexPath(for: cell) == rig.path(1))
    #expect(cell.frame == rig.table.rectForRow(at: rig.path(1)))
    screen.type("d")
    rig.table.scrollToRow(at: rig.path(0), at: .top, animated: false)
    screen.settle()
    #expect(rig.table.cellForRow(at: rig.path(1)) === cell)
    #expect(field.text == "abcd" && field.isFirstResponder && ending.count == 0)
  }

  @Test func `the cell moves and disappears with its row`() throws {
    let (rig, screen) = table()
    let cell = try #require(rig.table.cellForRow(at: rig.path(1)))
    let field = try #require(cell.field)
    field.becomeFirstResponder()
    rig.table.scrollToRow(at: rig.path(30), at: .top, animated: false)
    screen.settle()
    rig.sections[0].remove(at: 0)
    rig.table.deleteRows(at: [rig.path(0)], with: .none)
    #expect(rig.table.indexPath(for: cell) == rig.path(0) && field.isFirstResponder)
    rig.sections[0].remove(at: 0)
    rig.table.deleteRows(at: [rig.path(0)], with: .none)
    #expect(rig.table.indexPath(for: cell) == nil && !field.isFirstResponder)
  }

  @Test func `a cell is reused when it is no longer edited`() throws {
    let (rig, screen) = table()
    let cell = try #require(rig.table.cellForRow(at: rig.path(1)))
    cell.field?.becomeFirstResponder()
    rig.table.scrollToRow(at: rig.path(30), at: .top, animated: false)
    screen.settle()
    cell.field?.resignFirstResponder()
    screen.settle()
    #expect(rig.table.indexPath(for: cell) == nil && cell.superview == nil)
  }

  @Test func `reloading the data ends editing`() throws {
    let (rig, screen) = table()
    let field = try #require(rig.table.cellForRow(at: rig.path(1))?.field)
    field.becomeFirstResponder()
    rig.table.scrollToRow(at: rig.path(30), at: .top, animated: false)
    screen.settle()
    rig.table.reloadData()
    screen.settle()
    #expect(!field.isFirstResponder && screen.window.firstResponder == nil)
  }

  @Test func `items of collections are kept as well`() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 160, height: 32)
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    for layout in [flow, UICollectionViewCompositionalLayout.list(using: list)] {
      let rig = CollectionRig([(0..<40).map { "Item \($0)" }], layout)
      let screen = rig.show()
      let cell = try #require(rig.collection.cellForItem(at: rig.path(1)))
      let field = UITextField(frame: rect(80, 0, 80, 16))
      cell.contentView.addSubview(field)
      field.becomeFirstResponder()
      screen.type("abc")
      rig.collection.scrollToItem(at: rig.path(30), at: .top, animated: false)
      screen.settle()
      #expect(field.isFirstResponder && field.text == "abc")
      #expect(!rig.collection.visibleCells.contains(cell))
      #expect(
        cell.frame == rig.collection.layoutAttributesForItem(at: rig.path(1))?.frame)
      rig.collection.scrollToItem(at: rig.path(0), at: .top, animated: false)
      screen.settle()
      #expect(rig.collection.cellForItem(at: rig.path(1)) === cell && field.isFirstResponder)
      rig.sections[0].remove(at: 1)
      rig.collection.deleteItems(at: [rig.path(1)])
      #expect(!field.isFirstResponder)
    }
  }
}

extension UITableViewCell {
  fileprivate var field: UITextField? {
    contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
  }
}
