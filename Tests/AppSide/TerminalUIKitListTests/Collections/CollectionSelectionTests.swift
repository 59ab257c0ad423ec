import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct CollectionSelectionTests {
  private let rig = CollectionRig(rows: 20)
  private let screen: TestScreen

  init() { screen = rig.show() }

  private func tap(_ item: Int) {
    guard let cell = rig.collection.cellForItem(at: rig.path(item)) else { return }
    screen.tap(cell)
  }

  private var selected: [Int] { (rig.collection.indexPathsForSelectedItems ?? []).map(\.item) }

  @Test func `a tap calls the delegate in UIKit's order`() {
    tap(1)
    #expect(
      rig.journal.take() == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    #expect(selected == [1])
    #expect(rig.collection.cellForItem(at: rig.path(1))?.isSelected == true)
  }

  @Test func `selecting another item deselects the first`() {
    tap(1)
    _ = rig.journal.take()
    tap(2)
    #expect(
      rig.journal.take() == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
        "didUnhighlight 2",
      ])
    #expect(selected == [2])
  }

  @Test func `the delegate can prevent highlighting and selection`() {
    rig.maySelect = false
    tap(1)
    #expect(rig.journal.take().suffix(2) == ["shouldSelect 1", "didUnhighlight 1"])
    rig.mayHighlight = false
    tap(1)
    #expect(rig.journal.take() == ["shouldHighlight 1"] && selected.isEmpty)
  }

  @Test func `with multiple selection a tap selects or deselects each item`() {
    rig.collection.allowsMultipleSelection = true
    tap(1)
    tap(3)
    #expect(selected == [1, 3])
    rig.mayDeselect = false
    _ = rig.journal.take()
    tap(1)
    #expect(selected == [1, 3] && rig.journal.take().contains("shouldDeselect 1"))
    rig.mayDeselect = true
    tap(1)
    #expect(selected == [3])
    #expect(
      rig.journal.take().suffix(3) == ["shouldDeselect 1", "didDeselect 1", "didUnhighlight 1"])
  }

  @Test func `selection by the app does not call the delegate`() {
    rig.collection.selectItem(at: rig.path(1), animated: false, scrollPosition: [])
    rig.collection.selectItem(at: rig.path(12), animated: false, scrollPosition: .top)
    #expect(selected == [12] && rig.collection.contentOffset.y == 384)
    #expect(rig.collection.cellForItem(at: rig.path(12))?.isSelected == true)
    rig.collection.deselectItem(at: rig.path(12), animated: false)
    #expect(selected.isEmpty)
    rig.collection.selectItem(at: rig.path(12), animated: false, scrollPosition: [])
    rig.collection.selectItem(at: nil, animated: false, scrollPosition: [])
    rig.collection.selectItem(at: rig.path(99), animated: false, scrollPosition: .top)
    #expect(selected.isEmpty && rig.journal.take().isEmpty)
    rig.collection.allowsSelection = false
    rig.collection.selectItem(at: rig.path(12), animated: false, scrollPosition: [])
    #expect(selected.isEmpty)
  }

  @Test func `nothing is selected while selection is not allowed`() {
    tap(1)
    rig.collection.allowsSelection = false
    #expect(selected.isEmpty)
    _ = rig.journal.take()
    tap(2)
    #expect(selected.isEmpty && rig.journal.take().isEmpty)
  }

  @Test func `a finger that moves away selects nothing`() {
    screen.touch(.began, at: CGPoint(x: 50, y: 100))
    screen.touch(.moved, at: CGPoint(x: 50, y: 40))
    screen.touch(.ended, at: CGPoint(x: 50, y: 40))
    #expect(rig.journal.take() == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
    #expect(selected.isEmpty && rig.collection.contentOffset.y == 60)
  }

  @Test func `tests can call the delegate directly`() {
    rig.collection.delegate?.collectionView?(rig.collection, didSelectItemAt: rig.path(4))
    rig.collection.delegate?.collectionView(rig.collection, didDeselectItemAt: rig.path(4))
    #expect(rig.journal.take() == ["didSelect 4", "didDeselect 4"])
    #expect(rig.collection.dataSource?.numberOfSections?(in: rig.collection) == 1)
  }

  @Test func `configurations follow the selection`() throws {
    let cell = try #require(rig.collection.cellForItem(at: rig.path(1)))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    screen.settle()
    tap(1)
    #expect(states.last == true && cell.accessibilityTraits.contains(.selected))
  }

  @Test func `arrow keys and Return select items`() {
    screen.press(.tab)
    screen.press(.down)
    screen.press(.down)
    #expect(rig.collection.cellForItem(at: rig.path(2))?.isMarkedByKeyboard == true)
    screen.press(.enter)
    #expect(selected == [2])
    for _ in 0..<6 { screen.press(.down) }
    #expect(rig.collection.contentOffset.y == 128)
    screen.press(.up)
    #expect(rig.collection.focusedItem == rig.path(7))
  }
}

extension UICollectionView {
  fileprivate var focusedItem: IndexPath? { collection.focused }
}
