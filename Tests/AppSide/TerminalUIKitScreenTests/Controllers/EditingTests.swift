import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct EditingTests {
  @Test func `the edit button starts and ends editing`() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && !controller.isEditing && controller.editButtonItem === item)
    item.performPrimaryAction()
    #expect(item.title == "Done" && item.style == .done && controller.isEditing)
    controller.isEditing = false
    #expect(item.title == "Edit" && item.style == .plain)
  }

  @Test func `a table controller edits its table`() {
    let controller = UITableViewController(style: .plain)
    let screen = TestScreen(controller)
    controller.setEditing(true, animated: true)
    #expect(controller.tableView.isEditing)
    controller.editButtonItem.performPrimaryAction()
    #expect(!controller.tableView.isEditing)
    screen.settle()
  }

  @Test func `a table or collection loaded during editing is edited`() {
    let table = UITableViewController(style: .plain)
    table.isEditing = true
    #expect(!table.isViewLoaded)
    #expect(table.tableView.isEditing)
    table.isEditing = false
    #expect(!table.tableView.isEditing)
    let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    collection.setEditing(true, animated: true)
    #expect(!collection.isViewLoaded)
    #expect(collection.collectionView.isEditing)
    collection.setEditing(false, animated: false)
    #expect(!collection.collectionView.isEditing)
  }

  @Test func `a controller that does not edit leaves its own table alone`() {
    final class OwnTable: UITableViewController {
      override func loadView() {
        let table = UITableView(frame: .zero, style: .plain)
        table.isEditing = true
        view = table
      }
    }
    let controller = OwnTable(style: .plain)
    #expect(controller.tableView.isEditing && !controller.isEditing)
  }
}
