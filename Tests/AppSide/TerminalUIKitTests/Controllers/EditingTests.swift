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
}
