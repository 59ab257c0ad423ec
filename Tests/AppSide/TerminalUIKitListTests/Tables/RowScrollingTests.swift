import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Scrolling to rows whose heights differ from their estimates.
@MainActor
@Suite(.serialized) struct RowScrollingTests {
  private let rig = TableFixture([
    (0..<40).map { "Row \($0)\nsecond line\nthird line\nfourth line" }
  ])
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
  func `an animated scroll ends at the row, regardless of measured heights`(
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

  @Test(arguments: RowScroll.all)
  func `every scroll ends at its target from any start`(way: RowScroll) {
    for start in [0, 9, 20, 31, 39] {
      rig.sections = [
        (0..<40).map { row in
          (0...(row * 7 % 5)).map { "Row \(row), line \($0)" }.joined(separator: "\n")
        }
      ]
      table.estimatedRowHeight = way.estimate
      table.reloadData()
      table.scrollToRow(at: rig.path(start), at: .top, animated: false)
      screen.settle()
      for row in [start, 0, 39, 20, 12, 13, 11, 30, 38, 1] {
        table.scrollToRow(at: rig.path(row), at: way.position, animated: way.isAnimated)
        // Vary the time, so that the scrolls don't always start at the same moment.
        if way.isAnimated { pass(1 + Double(row) / 7) }
        screen.settle()
        let frame = table.rectForRow(at: rig.path(row))
        let height = table.bounds.height
        let wanted =
          switch way.position {
          case .top: frame.minY
          case .bottom: frame.maxY - height
          default: frame.midY - height / 2
          }
        let offset = min(max(wanted, 0), table.contentSize.height - height)
        #expect(table.contentOffset.y == offset, "row \(row), from \(start) on")
      }
    }
  }

  @Test func `after a reload at the end an animated scroll goes to the new end`() {
    table.estimatedRowHeight = 30
    table.scrollToRow(at: rig.path(39), at: .bottom, animated: false)
    screen.settle()
    table.reloadData()
    table.scrollToRow(at: rig.path(39), at: .bottom, animated: true)
    pass(1)
    screen.settle()
    #expect(table.rectForRow(at: rig.path(39)).maxY == table.bounds.maxY)
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
  }

  @Test func `scrolling to the current position ends a scroll that has just begun`() {
    table.scrollToRow(at: rig.path(20), at: .top, animated: false)
    screen.settle()
    let offset = table.contentOffset.y
    table.scrollToRow(at: rig.path(39), at: .bottom, animated: true)
    table.scrollToRow(at: rig.path(20), at: .top, animated: true)
    pass(1)
    screen.settle()
    #expect(table.contentOffset.y == offset)
  }

  @Test(arguments: [false, true], [UITableView.ScrollPosition.bottom, .middle])
  func `a scroll requested before layout is performed after it`(
    isEarly: Bool, position: UITableView.ScrollPosition
  ) {
    let controller = RowAtFirst(rig, position, isEarly: isEarly)
    let screen = TestScreen(UINavigationController(rootViewController: controller))
    screen.settle()
    let table: UITableView = controller.tableView
    let frame = table.rectForRow(at: rig.path(39))
    #expect(frame.height >= 64)
    #expect(frame.maxY == table.bounds.maxY)
    table.setContentOffset(.zero, animated: false)
    screen.settle()
    #expect(table.contentOffset == .zero)
  }

  @Test func `a table that was never laid out knows row positions and scrolls to them`() {
    let rig = TableFixture([(0..<10).map { "Row \($0)" }, (10..<40).map { "Row \($0)" }])
    let table = rig.table
    table.frame = rect(0, 0, 320, 160)
    table.rowHeight = 48
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 30)
    #expect(table.rectForRow(at: rig.path(3, 1)) == rect(0, 624, 320, 48))
    #expect(table.rect(forSection: 1) == rect(0, 480, 320, 1440))
    #expect(table.indexPathForRow(at: CGPoint(x: 8, y: 628)) == rig.path(3, 1))
    #expect(table.cellForRow(at: rig.path(0)) == nil && rig.madeCells == 0)
    let ways: [(UITableView.ScrollPosition, CGFloat)] = [
      (.top, 624), (.middle, 568), (.bottom, 512),
    ]
    for (position, offset) in ways {
      table.scrollToRow(at: rig.path(3, 1), at: position, animated: false)
      #expect(table.contentOffset.y == offset)
    }
    let screen = rig.show()
    screen.settle()
    #expect(table.contentOffset.y == 512)
    #expect(table.cellForRow(at: rig.path(3, 1))?.frame == rect(0, 624, 320, 48))
  }

  @Test func `a table without a size scrolls to the row when it has one`() {
    let rig = TableFixture([(0..<40).map { "Row \($0)" }])
    let screen = TestScreen(CGSize(width: 320, height: 160))
    screen.add(rig.table, .zero)
    rig.table.scrollToRow(at: rig.path(20), at: .bottom, animated: false)
    rig.table.setNeedsLayout()
    screen.settle()
    rig.table.frame = screen.root.bounds
    screen.settle()
    #expect(rig.table.rectForRow(at: rig.path(20)).maxY == rig.table.bounds.maxY)
  }

  @Test func `a table that has scrolled to its row stays there`() {
    let rig = TableFixture([(0..<40).map { "Row \($0)" }])
    rig.table.rowHeight = 32
    rig.table.frame = rect(0, 0, 320, 160)
    rig.table.scrollToRow(at: rig.path(20), at: .top, animated: false)
    let screen = rig.show()
    screen.settle()
    #expect(rig.table.contentOffset.y == 640)
    rig.table.rowHeight = 48
    rig.table.reloadData()
    screen.settle()
    #expect(rig.table.contentOffset.y == 640 && rig.table.contentSize.height == 1920)
  }

  @Test func `the last requested offset applies when the table is laid out`() {
    let rig = TableFixture([(0..<40).map { "Row \($0)" }])
    rig.table.frame = rect(0, 0, 160, 160)
    rig.table.scrollToRow(at: rig.path(39), at: .bottom, animated: false)
    rig.table.contentOffset.y = 34
    let screen = rig.show()
    screen.settle()
    #expect(rig.table.contentOffset.y == 34)
  }

  @Test(arguments: [8, 50, 120] as [CGFloat])
  func `visible rows stay in place while rows above them turn out higher`(step: CGFloat) throws {
    table.scrollToRow(at: rig.path(35), at: .top, animated: false)
    screen.settle()
    while table.contentOffset.y > 200 {
      let first = try #require(table.indexPathsForVisibleRows?.min())
      let before = table.rectForRow(at: first).maxY - table.contentOffset.y
      table.contentOffset.y -= step
      screen.settle()
      #expect(table.rectForRow(at: first).maxY - table.contentOffset.y == before + step)
    }
  }

  @Test func `a row inserted at the top of the visible area moves those below`() {
    table.scrollToRow(at: rig.path(20), at: .top, animated: false)
    screen.settle()
    let offset = table.contentOffset.y
    rig.sections[0].insert("New\nsecond line\nthird line\nfourth line\nfifth line", at: 20)
    table.insertRows(at: [rig.path(20)], with: .none)
    screen.settle()
    #expect(table.contentOffset.y == offset && table.rectForRow(at: rig.path(20)).minY == offset)
    #expect(table.rectForRow(at: rig.path(20)).height > 64)
  }

  @Test func `a row stays under the finger while rows above it turn out higher`() {
    table.scrollToRow(at: rig.path(35), at: .top, animated: false)
    screen.settle()
    let path = rig.path(35)
    func place() -> CGFloat { table.rectForRow(at: path).minY - table.contentOffset.y }
    screen.touch(.began, at: CGPoint(x: 100, y: 8))
    for way: CGFloat in [20, 40, 60, 80, 100, 120, 90, 130] {
      screen.touch(.moved, at: CGPoint(x: 100, y: 8 + way))
      screen.settle()
      #expect(place() == way)
    }
    screen.touch(.ended, at: CGPoint(x: 100, y: 138))
  }

  @Test func `rows lower than estimated are found, too`() {
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

  @Test func `the end of an animated scroll is reported once, with the row visible`() {
    var ends: [Bool] = []
    let delegate = EndOfScrolling { ends.append(isShown(39)) }
    table.delegate = delegate
    screen.settle()
    table.scrollToRow(at: rig.path(39), at: .bottom, animated: true)
    pass(1)
    #expect(ends == [true])
  }

  @Test func `if the target row disappears, the scroll ends at a valid offset`() {
    table.scrollToRow(at: rig.path(39), at: .bottom, animated: true)
    rig.sections[0].removeLast(39)
    table.reloadData()
    pass(1)
    screen.settle()
    #expect(rig.texts == rig.sections[0])
  }

  @Test func `the End key scrolls to the end at once and Home back`() {
    screen.pressByHand(.end)
    screen.settle()
    #expect(isShown(39))
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
    screen.pressByHand(.home)
    screen.settle()
    #expect(table.contentOffset.y == 0)
  }
}

/// A scroll through a table of rows of different heights.
struct RowScroll {
  let position: UITableView.ScrollPosition
  let isAnimated: Bool
  /// The estimated row height, in points.
  let estimate: CGFloat

  static let all = [UITableView.ScrollPosition.top, .middle, .bottom].flatMap { position in
    [true, false].flatMap { isAnimated in
      [24, 200].map { RowScroll(position: position, isAnimated: isAnimated, estimate: $0) }
    }
  }
}

/// A table that scrolls to its last row before it appears.
@MainActor
private final class RowAtFirst: UITableViewController {
  private let rig: TableFixture
  private let position: UITableView.ScrollPosition
  private let isEarly: Bool

  init(_ rig: TableFixture, _ position: UITableView.ScrollPosition, isEarly: Bool) {
    self.rig = rig
    self.position = position
    self.isEarly = isEarly
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.estimatedRowHeight = 30
    tableView.dataSource = rig
    if isEarly { goToEnd() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isEarly { goToEnd() }
  }

  private func goToEnd() { tableView.scrollToRow(at: rig.path(39), at: position, animated: false) }
}

@MainActor
private final class EndOfScrolling: NSObject, UITableViewDelegate {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { end() }
}
