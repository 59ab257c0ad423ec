import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct TableSelectionTests {
  private let rig = TableFixture(rows: 20)
  private let screen: TestScreen

  init() { screen = rig.show() }

  private func tap(_ row: Int) {
    guard let cell = rig.table.cellForRow(at: rig.path(row)) else { return }
    screen.tap(cell)
  }

  private var selected: [Int] { (rig.table.indexPathsForSelectedRows ?? []).map(\.row) }

  @Test func `a tap calls the delegate in UIKit's order`() {
    tap(1)
    #expect(
      rig.journal.take() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    #expect(selected == [1] && rig.table.indexPathForSelectedRow == rig.path(1))
    #expect(rig.table.cellForRow(at: rig.path(1))?.isSelected == true)
  }

  @Test func `selecting another row first deselects the previous one`() {
    tap(1)
    _ = rig.journal.take()
    tap(2)
    #expect(
      rig.journal.take().suffix(4) == [
        "willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2",
      ])
    #expect(selected == [2] && rig.table.cellForRow(at: rig.path(1))?.isSelected == false)
  }

  @Test func `tapping a selected row selects it again`() {
    tap(1)
    _ = rig.journal.take()
    tap(1)
    #expect(rig.journal.take().suffix(2) == ["willSelect 1", "didSelect 1"])
    #expect(selected == [1])
  }

  @Test func `a row that can't be highlighted isn't selected`() {
    rig.mayHighlight = false
    tap(1)
    #expect(rig.journal.take() == ["shouldHighlight 1"] && selected.isEmpty)
  }

  @Test func `the delegate can select another row or none`() {
    rig.willSelect = { [rig] _ in rig.path(3) }
    tap(1)
    #expect(selected == [3] && rig.journal.take().last == "didSelect 3")
    rig.willSelect = { _ in nil }
    tap(0)
    #expect(selected == [3] && rig.journal.take().last == "willSelect 0")
    rig.willSelect = { _ in IndexPath(row: 99, section: 7) }
    tap(0)
    #expect(selected == [3])
  }

  @Test func `with multiple selection taps select and deselect rows`() {
    rig.table.allowsMultipleSelection = true
    tap(1)
    tap(3)
    #expect(selected == [1, 3])
    _ = rig.journal.take()
    tap(1)
    #expect(
      rig.journal.take() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willDeselect 1",
        "didDeselect 1",
      ])
    #expect(selected == [3])
    tap(2)
    rig.table.allowsMultipleSelection = false
    #expect(selected == [2])
  }

  @Test func `the user can't select rows if selection is disabled`() {
    rig.table.selectRow(at: rig.path(0), animated: false, scrollPosition: .none)
    rig.table.allowsSelection = false
    #expect(selected.isEmpty)
    tap(1)
    #expect(rig.journal.take().isEmpty && selected.isEmpty && !rig.table.canBecomeFocused)
  }

  @Test func `selecting in code doesn't call the delegate`() {
    rig.table.selectRow(at: rig.path(1), animated: false, scrollPosition: .none)
    rig.table.selectRow(at: rig.path(2), animated: false, scrollPosition: .none)
    #expect(selected == [2] && rig.table.cellForRow(at: rig.path(2))?.isSelected == true)
    rig.table.deselectRow(at: rig.path(2), animated: false)
    #expect(selected.isEmpty && rig.table.cellForRow(at: rig.path(2))?.isSelected == false)
    rig.table.selectRow(at: rig.path(2), animated: false, scrollPosition: .none)
    rig.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(selected.isEmpty)
    rig.table.selectRow(at: rig.path(99), animated: false, scrollPosition: .top)
    #expect(selected.isEmpty && rig.journal.take().isEmpty)
  }

  @Test func `a row selected out of sight appears selected when it becomes visible`() {
    rig.table.selectRow(at: rig.path(12), animated: false, scrollPosition: .none)
    #expect(rig.table.cellForRow(at: rig.path(12)) == nil)
    rig.table.selectRow(at: rig.path(12), animated: false, scrollPosition: .middle)
    #expect(rig.table.cellForRow(at: rig.path(12))?.isSelected == true)
    rig.table.contentOffset = .zero
    screen.settle()
    #expect(!rig.table.visibleCells.contains { $0.isSelected })
  }

  @Test func `a change of the selection posts a notification`() {
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: rig.table, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    tap(1)
    rig.table.selectRow(at: rig.path(2), animated: false, scrollPosition: .none)
    #expect(posts == 1)
  }

  @Test func `a finger that moves away unhighlights the row and selects nothing`() {
    let start = CGPoint(x: 100, y: 100)
    screen.touch(.began, at: start)
    #expect(rig.table.cellForRow(at: rig.path(3))?.isHighlighted == true)
    screen.touch(.moved, at: CGPoint(x: 100, y: 60))
    screen.settle()
    #expect(!rig.table.visibleCells.contains { $0.isHighlighted })
    screen.touch(.ended, at: CGPoint(x: 100, y: 60))
    #expect(rig.journal.take() == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
    #expect(selected.isEmpty && rig.table.contentOffset.y == 40)
  }

  @Test func `a control in a row receives its taps`() throws {
    let cell = try #require(rig.table.cellForRow(at: rig.path(1)))
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    button.frame = rect(200, 0, 64, 16)
    cell.contentView.addSubview(button)
    screen.tap(button)
    #expect(taps == 1 && selected.isEmpty && rig.journal.take().isEmpty)
  }

  @Test func `a tap on the accessory button doesn't select the row`() throws {
    let cell = try #require(rig.table.cellForRow(at: rig.path(2)))
    cell.accessoryType = .detailDisclosureButton
    screen.settle()
    let detail = try #require(
      cell.subviews.first { $0.accessibilityLabel == "More Info" })
    screen.tap(detail)
    #expect(rig.journal.take() == ["accessory 2"] && selected.isEmpty)
    let chevron = try #require(cell.subviews.first { $0.accessibilityLabel == "chevron" })
    #expect(!chevron.isAccessibilityEnabled && chevron.elementType == .button)
    screen.tap(chevron)
    #expect(selected == [2])
  }

  @Test func `a test can call the delegate's methods as optional ones`() {
    rig.table.delegate?.tableView?(rig.table, didSelectRowAt: rig.path(4))
    rig.table.delegate!.tableView!(rig.table, didDeselectRowAt: rig.path(4))
    rig.table.delegate?.tableView(rig.table, didSelectRowAt: rig.path(5))
    #expect(rig.journal.take() == ["didSelect 4", "didDeselect 4", "didSelect 5"])
    #expect(rig.table.dataSource?.numberOfSections?(in: rig.table) == 1)
    rig.headers = ["Head"]
    let title = rig.table.dataSource?.tableView?(rig.table, titleForHeaderInSection: 0)
    #expect(title == "Head")
    #expect(rig.table.delegate?.tableView?(rig.table, heightForRowAt: rig.path(0)) == -1)
  }

  @Test func `tests see which rows are selected`() throws {
    tap(1)
    let cell = try #require(rig.table.cellForRow(at: rig.path(1)))
    #expect(cell.isAccessibilitySelected && cell.accessibilityTraits.contains(.selected))
    #expect(rig.table.cellForRow(at: rig.path(0))?.isAccessibilitySelected == false)
  }

  @Test func `the nearest selected row can be scrolled to`() {
    rig.table.allowsMultipleSelection = true
    for row in [8, 19] {
      rig.table.selectRow(at: rig.path(row), animated: false, scrollPosition: .none)
    }
    rig.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(rig.table.contentOffset.y == 256)
  }
}

@MainActor
struct TableKeysTests {
  private let rig = TableFixture([["a", "b"], [], ["c"], (0..<20).map { "d\($0)" }])
  private let screen: TestScreen

  init() {
    screen = rig.show()
    screen.press(.tab)
  }

  private var marked: IndexPath? {
    rig.table.visibleCells.first { $0.chrome.isFocused }.flatMap { rig.table.indexPath(for: $0) }
  }

  @Test func `arrows move the focus across sections and stop at the ends`() {
    #expect(marked == [0, 0])
    screen.press(.up)
    #expect(marked == [0, 0])
    for _ in 0..<3 { screen.press(.down) }
    #expect(marked == [3, 0])
    screen.press(.up)
    #expect(marked == [2, 0])
  }

  @Test func `the table scrolls with the focus`() {
    for _ in 0..<12 { screen.press(.down) }
    #expect(marked == [3, 9] && rig.table.contentOffset.y > 0)
  }

  @Test func `Return selects like a tap`() {
    screen.press(.down)
    screen.press(.enter)
    #expect(
      rig.journal.take() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    #expect(rig.table.indexPathForSelectedRow == [0, 1])
  }

  @Test func `the selection can follow the focus`() {
    rig.table.selectionFollowsFocus = true
    screen.press(.down)
    #expect(rig.table.indexPathForSelectedRow == [0, 1])
  }

  @Test func `the focused row is marked while the table has the focus`() {
    #expect(screen.text.hasPrefix("▌"))
    screen.window.setFocusTarget(nil)
    #expect(marked == nil)
  }

  @Test func `an arrow key pressed by hand moves the focus to a list`() {
    screen.window.setFocusTarget(nil)
    screen.pressByHand(.down)
    #expect(marked == [0, 0] && rig.table.cellForRow(at: [0, 0])?.hasAccessibilityFocus == true)
  }
}
