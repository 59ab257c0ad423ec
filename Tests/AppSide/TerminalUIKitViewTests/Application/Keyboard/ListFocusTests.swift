import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The focus in lists: as in UIKit, an item has it instead of the list.
@MainActor
struct ListFocusTests {
  @Test func `in a table the focused row has the focus instead of the table`() throws {
    let rig = TableFixture(rows: 20)
    let screen = rig.show()
    screen.press(.tab)
    screen.press(.down)
    let (first, second) = (rig.table.visibleCells[0], rig.table.visibleCells[1])
    #expect(second.isFocused && second.hasAccessibilityFocus)
    #expect(!first.isFocused && !rig.table.isFocused && !rig.table.hasAccessibilityFocus)
    screen.press(.enter)
    #expect(rig.journal.take().contains("didSelect 1"))
  }

  @Test func `a table has the focus while its focused row is out of sight`() {
    let rig = TableFixture(rows: 20)
    let screen = rig.show()
    screen.press(.tab)
    rig.table.contentOffset.y = 320
    screen.settle()
    #expect(rig.table.isFocused && !rig.table.visibleCells.contains(where: \.isFocused))
    screen.press(.down)
    #expect(!rig.table.isFocused && rig.table.cellForRow(at: rig.path(1))?.isFocused == true)
  }

  @Test func `in a collection the focused item has the focus instead of the collection`() {
    let rig = CollectionRig(rows: 20)
    let screen = rig.show()
    screen.press(.tab)
    screen.press(.down)
    #expect(rig.collection.visibleCells.map(\.isFocused) == [false, true, false, false, false])
    #expect(!rig.collection.isFocused && !rig.collection.hasAccessibilityFocus)
    #expect(rig.collection.visibleCells[1].hasAccessibilityFocus)
  }

  @Test func `no row is focused after the focus has moved on`() {
    let rig = TableFixture(rows: 2)
    let screen = rig.show(CGSize(width: 320, height: 160))
    let button = screen.add(UIButton(type: .system), rect(0, 144, 80, 16))
    screen.press(.tab)
    #expect(rig.table.visibleCells[0].isFocused)
    screen.press(.tab)
    #expect(button.isFocused && !rig.table.visibleCells[0].isFocused && !rig.table.isFocused)
  }
}
