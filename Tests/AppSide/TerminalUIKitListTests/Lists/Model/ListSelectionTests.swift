import Foundation
import Testing

@testable import TerminalUIKit

struct ListSelectionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `the selection keeps its order`() {
    var selection = ListSelection()
    for item in [5, 1, 3, 1] { selection.insert(path(item)) }
    #expect(selection.indexPaths.map(\.item) == [5, 1, 3] && selection.last == path(3))
    selection.remove(path(3))
    #expect(selection.last == path(1) && !selection.contains(path(3)))
    selection.removeAll()
    #expect(selection.isEmpty && selection.last == nil)
  }

  @Test func `the selection follows moved items`() {
    var selection = ListSelection()
    for item in [5, 1, 3] { selection.insert(path(item)) }
    selection.update { $0.item == 1 ? nil : path($0.item + 1) }
    #expect(selection.indexPaths.map(\.item) == [6, 4])
  }
}
