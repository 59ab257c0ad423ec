import Foundation
import Testing

@testable import TerminalUIKit

struct IndexPathTests {
  @Test func `an index path has a section and an item, which equals the row`() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1) && path == [1, 3])
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
  }

  @Test func `section and item can be set`() {
    var path = IndexPath(item: 3, section: 1)
    path.row = 5
    path.section = 2
    #expect(path == IndexPath(item: 5, section: 2))
  }

  @Test func `a path that is too short has no section and item`() {
    #expect(IndexPath().section == NSNotFound && IndexPath(index: 2).item == NSNotFound)
    #expect(IndexPath(index: 2).section == 2)
  }

  @Test func `paths are ordered by section and item`() {
    let paths = [[1, 0], [0, 9], [0, 2]].map { IndexPath(indexes: $0) }
    #expect(paths.sorted() == [[0, 2], [0, 9], [1, 0]])
  }
}
