import AppRuntime
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of rows that are dragged to an edge of the visible area and held there.
@MainActor
struct EdgeReorderingTests {
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var names = (0..<30).map { "Row \($0)" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) { names.insert(names.remove(at: source.row), at: destination.row) }

    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: names[indexPath.item])
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) { names.insert(names.remove(at: source.item), at: destination.item) }
  }

  enum Kind: CaseIterable { case table, collection }

  private let screen = TestScreen(CGSize(width: 320, height: 160))
  private let rows = Rows()

  private func show(_ kind: Kind) -> UIScrollView {
    let list: UIScrollView
    switch kind {
    case .table:
      let table = UITableView(frame: screen.root.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      table.setEditing(true, animated: false)
      list = table
    case .collection:
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let collection = UICollectionView(frame: screen.root.bounds, collectionViewLayout: layout)
      collection.dataSource = rows
      list = collection
    }
    screen.add(list)
    screen.settle()
    return list
  }

  private func grip(_ name: String, in list: UIScrollView) throws -> CGPoint {
    screen.settle()
    let grip = try #require(list.firstView { $0.accessibilityLabel == "Reorder \(name)" })
    return grip.screenRect(grip.bounds).center
  }

  /// Touches the first row and moves it down.
  ///
  /// - Returns: The x coordinate of the finger.
  private func holdFirstRow(of list: UIScrollView, at y: CGFloat) throws -> CGFloat {
    let start = try grip("Row 0", in: list)
    screen.touch(.began, at: start)
    screen.touch(.moved, at: CGPoint(x: start.x, y: y))
    return start.x
  }

  private func cell(_ name: String, in list: UIScrollView) -> UIView? {
    list.subviews.first { cell in
      cell.firstView { $0.accessibilityLabel == "Reorder \(name)" } != nil
    }
  }

  @Test(arguments: Kind.allCases)
  func `a row held at the bottom edge moves to the end`(kind: Kind) throws {
    let list = show(kind)
    let start = try grip("Row 1", in: list)
    screen.drag(from: start, to: CGPoint(x: start.x, y: 156), rest: 10)
    #expect(list.contentOffset.y == list.contentSize.height - 160)
    #expect(rows.names.last == "Row 1" && rows.names.first == "Row 0" && rows.names[1] == "Row 2")
    pass(1)
    #expect(cell("Row 1", in: list)?.frame.maxY == list.contentSize.height)
  }

  @Test(arguments: Kind.allCases)
  func `a row held at the top edge moves to the beginning`(kind: Kind) throws {
    let list = show(kind)
    list.contentOffset.y = list.contentSize.height - 160
    let start = try grip("Row 28", in: list)
    screen.drag(from: start, to: CGPoint(x: start.x, y: 2), rest: 10)
    #expect(list.contentOffset.y == 0 && rows.names.first == "Row 28")
  }

  @Test(arguments: Kind.allCases)
  func `the row stays under the finger while the list scrolls`(kind: Kind) throws {
    let list = show(kind)
    let start = try grip("Row 0", in: list)
    screen.touch(.began, at: start)
    screen.touch(.moved, at: CGPoint(x: start.x, y: 156))
    let row = try #require(cell("Row 0", in: list))
    let place = row.screenRect(row.bounds)
    pass(2)
    #expect(list.contentOffset.y > 300)
    #expect(row.window != nil && row.screenRect(row.bounds) == place)
    screen.touch(.cancelled, at: CGPoint(x: start.x, y: 156))
    let offset = list.contentOffset
    pass(2)
    #expect(list.contentOffset == offset && rows.names[0] == "Row 0" && row.window == nil)
  }

  @Test(arguments: Kind.allCases)
  func `scrolling stops when the finger leaves the edge`(kind: Kind) throws {
    let list = show(kind)
    let start = try grip("Row 0", in: list)
    screen.touch(.began, at: start)
    screen.touch(.moved, at: CGPoint(x: start.x, y: 156))
    pass(0.5)
    let offset = list.contentOffset
    #expect(offset.y > 0)
    screen.touch(.moved, at: CGPoint(x: start.x, y: 80))
    pass(3)
    #expect(list.contentOffset == offset)
    screen.touch(.ended, at: CGPoint(x: start.x, y: 80))
    pass(3)
    let target = Int((offset.y + 80) / 32)
    #expect(list.contentOffset == offset && rows.names[target] == "Row 0")
  }

  @Test(arguments: Kind.allCases)
  func `a finger that passes the edge causes no scrolling`(kind: Kind) throws {
    let list = show(kind)
    let start = try grip("Row 0", in: list)
    screen.drag(from: start, to: CGPoint(x: start.x, y: 156))
    pass(2)
    #expect(list.contentOffset == .zero && rows.names[4] == "Row 0")
  }

  @Test(arguments: Kind.allCases)
  func `a finger at the edge for a moment causes no scrolling`(kind: Kind) throws {
    let list = show(kind)
    let x = try holdFirstRow(of: list, at: 156)
    pass(0.2)
    screen.touch(.moved, at: CGPoint(x: x, y: 80))
    pass(2)
    #expect(list.contentOffset == .zero)
    screen.touch(.cancelled, at: CGPoint(x: x, y: 80))
  }

  @Test(arguments: Kind.allCases)
  func `a dragged row stays under the finger when the list is laid out`(kind: Kind) throws {
    let list = show(kind)
    let x = try holdFirstRow(of: list, at: 80)
    let row = try #require(cell("Row 0", in: list))
    let place = row.screenRect(row.bounds)
    list.setNeedsLayout()
    screen.settle()
    #expect(row.screenRect(row.bounds) == place)
    screen.touch(.ended, at: CGPoint(x: x, y: 80))
    #expect(rows.names[2] == "Row 0")
  }

  @Test(arguments: Kind.allCases)
  func `the edges exclude the content inset`(kind: Kind) throws {
    let list = show(kind)
    list.contentInset.bottom = 64
    screen.settle()
    let x = try holdFirstRow(of: list, at: 92)
    pass(1)
    #expect(list.contentOffset.y > 0)
    screen.touch(.cancelled, at: CGPoint(x: x, y: 92))
  }

  @Test(arguments: Kind.allCases)
  func `the middle of a list with a single visible row causes no scrolling`(kind: Kind) throws {
    let list = show(kind)
    list.frame.size.height = 32
    let x = try holdFirstRow(of: list, at: 31)
    screen.touch(.moved, at: CGPoint(x: x, y: 18))
    pass(1)
    #expect(list.contentOffset == .zero)
    screen.touch(.moved, at: CGPoint(x: x, y: 31))
    pass(1)
    #expect(list.contentOffset.y > 0)
    screen.touch(.cancelled, at: CGPoint(x: x, y: 31))
  }

  @Test(arguments: Kind.allCases)
  func `a row is dropped where the finger is lifted`(kind: Kind) throws {
    let list = show(kind)
    let x = try holdFirstRow(of: list, at: 48)
    screen.touch(.ended, at: CGPoint(x: x, y: 112))
    #expect(rows.names[3] == "Row 0")
  }

  @Test(arguments: Kind.allCases)
  func `a list that leaves the screen during a drag stops scrolling`(kind: Kind) throws {
    let list = show(kind)
    let x = try holdFirstRow(of: list, at: 156)
    list.removeFromSuperview()
    pass(2)
    #expect(list.contentOffset == .zero)
    screen.touch(.ended, at: CGPoint(x: x, y: 156))
  }

  @Test(arguments: Kind.allCases)
  func `a reload during a drag puts the rows back`(kind: Kind) throws {
    let list = show(kind)
    let x = try holdFirstRow(of: list, at: 80)
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
    screen.settle()
    #expect(list.subviews.allSatisfy { $0.transform == .identity })
    #expect(cell("Row 0", in: list)?.frame.minY == 0)
    screen.touch(.ended, at: CGPoint(x: x, y: 80))
    #expect(rows.names[0] == "Row 0")
    let next = try grip("Row 1", in: list)
    screen.drag(from: next, to: CGPoint(x: next.x, y: next.y + 32))
    #expect(rows.names.prefix(3) == ["Row 0", "Row 2", "Row 1"])
  }

  @Test func `a reload cancels the drag of a row`() throws {
    let list = try #require(show(.table) as? UITableView)
    let start = try grip("Row 0", in: list)
    screen.touch(.began, at: start)
    screen.touch(.moved, at: CGPoint(x: start.x, y: 156))
    list.reloadData()
    screen.settle()
    pass(3)
    screen.touch(.ended, at: CGPoint(x: start.x, y: 156))
    #expect(list.contentOffset == .zero && rows.names[0] == "Row 0")
  }
}
