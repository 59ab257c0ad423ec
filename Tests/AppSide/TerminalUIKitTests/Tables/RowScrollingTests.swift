import Foundation
import Testing

@testable import TerminalUIKit

/// Ways to rows whose heights turn out to be others than was thought.
@MainActor
@Suite(.serialized) struct RowScrollingTests {
  private let rig = TableRig([(0..<40).map { "Row \($0)\nsecond line\nthird line\nfourth line" }])
  private let screen: TestScreen
  private var table: UITableView { rig.table }

  init() {
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    screen = rig.show()
  }

  private func isShown(_ row: Int) -> Bool {
    table.bounds.contains(table.rectForRow(at: rig.path(row)))
  }

  @Test(arguments: [
    UITableView.ScrollPosition.bottom, UITableView.ScrollPosition.middle, .top, .none,
  ])
  func `an animated way ends at the row, whatever heights turn up`(
    position: UITableView.ScrollPosition
  ) {
    for row in [39, 20, 0, 31] {
      table.scrollToRow(at: rig.path(row), at: position, animated: true)
      pass(1)
      screen.settle()
      #expect(isShown(row))
      let frame = table.rectForRow(at: rig.path(row))
      if position == .bottom, row > 1 { #expect(frame.maxY == table.bounds.maxY) }
      if position == .top, row < 38 { #expect(frame.minY == table.bounds.minY) }
    }
  }

  @Test func `rows lower than was thought are found, too`() {
    table.estimatedRowHeight = 200
    table.reloadData()
    screen.settle()
    for row in [39, 20, 0] {
      table.scrollToRow(at: rig.path(row), at: .bottom, animated: true)
      pass(1)
      screen.settle()
      #expect(isShown(row))
    }
  }

  @Test func `the end of an animated way is told once, when the row is on show`() {
    var ends: [Bool] = []
    let delegate = EndOfScrolling { ends.append(isShown(39)) }
    table.delegate = delegate
    screen.settle()
    table.scrollToRow(at: rig.path(39), at: .bottom, animated: true)
    pass(1)
    #expect(ends == [true])
  }

  @Test func `a row that goes while the content moves to it leaves the content where it is`() {
    table.scrollToRow(at: rig.path(39), at: .bottom, animated: true)
    rig.sections[0].removeLast(39)
    table.reloadData()
    pass(1)
    screen.settle()
    #expect(rig.texts == rig.sections[0])
  }

  @Test func `the End key goes to the end at once, and Home back`() {
    screen.pressByHand(.end)
    screen.settle()
    #expect(isShown(39))
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
    screen.pressByHand(.home)
    screen.settle()
    #expect(table.contentOffset.y == 0)
  }
}

@MainActor
private final class EndOfScrolling: NSObject, UITableViewDelegate {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { end() }
}
