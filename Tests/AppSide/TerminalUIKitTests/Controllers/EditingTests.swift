import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct EditingTests {
  @Test func `the edit button begins editing and ends it`() {
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

  @Test func `a table or collection that is loaded while its controller edits is edited`() {
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

  @Test func `a controller that does not edit leaves a table of its own alone`() {
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
