import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

private final class CountingCell: UITableViewCell {
  static let made = Counter()
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made.count += 1
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("never made of an archive") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    textLabel?.text = nil
  }
}

@MainActor
private final class Counter {
  var count = 0
}

@MainActor
struct TableReuseTests {
  @Test func `cells scrolled out of sight are reused`() {
    CountingCell.made.count = 0
    let rig = TableFixture(rows: 1000)
    rig.table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    let screen = rig.show()
    for row in 0..<300 {
      rig.table.contentOffset.y = CGFloat(row) * 32
      screen.settle()
    }
    #expect(CountingCell.made.count <= 7)
    #expect(rig.texts.first == "Row 299" && rig.table.visibleCells.count <= 6)
    #expect(rig.table.visibleCells.contains { (($0 as? CountingCell)?.reuses ?? 0) > 10 })
  }

  @Test func `a new cell isn't prepared for reuse, and a reused one is, once`() throws {
    let rig = TableFixture(rows: 1)
    rig.table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    let screen = rig.show()
    let cell = try #require(rig.table.visibleCells.first as? CountingCell)
    #expect(cell.reuses == 0 && cell.reuseIdentifier == "cell")
    rig.table.reloadData()
    screen.settle()
    #expect(rig.table.visibleCells.first === cell && cell.reuses == 1)
  }

  @Test func `an unregistered identifier is reported in UIKit's words`() {
    let rig = TableFixture(rows: 1)
    rig.makesCells = { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "Nobody", for: indexPath)
    }
    let lines = reports { _ = rig.show() }
    #expect(
      lines == [
        """
        *** unable to dequeue a cell with identifier Nobody - must register a nib or a class for \
        the identifier or connect a prototype cell in a storyboard
        """
      ])
    #expect(rig.table.visibleCells.count == 1)
    #expect(rig.table.dequeueReusableCell(withIdentifier: "Nobody") == nil)
    #expect(rig.table.dequeueReusableHeaderFooterView(withIdentifier: "Nobody") == nil)
  }

  @Test func `registering a class that isn't a cell has no effect`() {
    let table = UITableView()
    table.register(UIView.self, forCellReuseIdentifier: "view")
    #expect(table.dequeueReusableCell(withIdentifier: "view") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier == "cell")
    table.register(nil, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func `cells can be created without registration`() {
    let rig = TableFixture(rows: 50)
    var made = 0
    rig.makesCells = { table, _, text in
      let cell =
        table.dequeueReusableCell(withIdentifier: "mine")
        ?? {
          made += 1
          return UITableViewCell(style: .subtitle, reuseIdentifier: "mine")
        }()
      cell.textLabel?.text = text
      return cell
    }
    let screen = rig.show()
    rig.table.contentOffset.y = 500
    screen.settle()
    #expect(made <= 6 && rig.texts.contains("Row 16"))
  }

  @Test func `a cell returned for every row is visible once`() {
    let rig = TableFixture(rows: 5)
    let only = UITableViewCell(style: .default, reuseIdentifier: nil)
    rig.makesCells = { _, _, _ in only }
    _ = rig.show()
    #expect(rig.table.visibleCells.count == 1)
  }

  @Test func `headers are reused, too`() {
    let rig = TableFixture(Array(repeating: ["a"], count: 40))
    rig.headers = (0..<40).map { "Head \($0)" }
    let screen = rig.show()
    for section in 0..<40 {
      rig.table.contentOffset.y = CGFloat(section) * 48
      screen.settle()
    }
    let heads = rig.table.subviews.filter { $0 is UITableViewHeaderFooterView }
    #expect(heads.count <= 5)
    #expect(rig.table.headerView(forSection: 39)?.textLabel?.text == "Head 39")
  }

  @Test func `a row is an element of its own, whichever cell shows it`() throws {
    let rig = TableFixture(rows: 100)
    let screen = rig.show()
    let first = try #require(rig.table.cellForRow(at: rig.path(0)))
    let identity = first.elementIdentity
    let label = try #require(first.textLabel).elementIdentity
    rig.table.contentOffset.y = 1600
    screen.settle()
    func all() -> [UInt64] {
      var views: [UIView] = [rig.table]
      var identities: [UInt64] = []
      while let view = views.popLast() {
        identities.append(view.elementIdentity)
        views += view.subviews
      }
      return identities
    }
    #expect(!all().contains(identity) && !all().contains(label))
    #expect(Set(all()).count == all().count)
    rig.table.contentOffset.y = 0
    screen.settle()
    #expect(rig.table.cellForRow(at: rig.path(0))?.elementIdentity == identity)
  }

  @Test func `a row keeps its identity when moved and loses it when reloaded`() {
    let rig = TableFixture(rows: 4)
    let screen = rig.show()
    func identities() -> [UInt64] { rig.table.visibleCells.map(\.elementIdentity) }
    let before = identities()
    rig.sections[0].remove(at: 1)
    rig.table.deleteRows(at: [rig.path(1)], with: .none)
    screen.settle()
    #expect(identities() == [before[0], before[2], before[3]])
    rig.table.reconfigureRows(at: [rig.path(0)])
    rig.table.reloadRows(at: [rig.path(1)], with: .none)
    screen.settle()
    #expect(identities()[0] == before[0] && !before.contains(identities()[1]))
    rig.table.reloadData()
    screen.settle()
    #expect(identities().count == 3 && Set(identities()).isDisjoint(with: before))
  }
}
