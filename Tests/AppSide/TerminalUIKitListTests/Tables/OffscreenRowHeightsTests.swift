import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Rows out of sight whose content determines their heights.
@MainActor
@Suite(.serialized) struct OffscreenRowHeightsTests {
  private let rig = TableFixture(rows: 60)
  private let screen: TestScreen

  init() {
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "pinned", for: indexPath)
      (cell as? PinnedCell)?.body.text = text
      return cell
    }
    rig.table.register(PinnedCell.self, forCellReuseIdentifier: "pinned")
    rig.table.register(MarginCell.self, forCellReuseIdentifier: "margin")
    screen = rig.show()
  }

  /// Lists all rows.
  ///
  /// The setting is restored, because all tests share the application.
  private func listAllRows() -> [PinnedCell] {
    let previous = UIApplication.shared.listsAllRows
    UIApplication.shared.listsAllRows = true
    defer { UIApplication.shared.listsAllRows = previous }
    let rows = rig.table.accessibilityChildren.compactMap { $0 as? PinnedCell }
    screen.settle()
    return rows
  }

  private func isOutOfSight(_ cell: UITableViewCell) -> Bool {
    cell.frame.maxY <= rig.table.bounds.minY || cell.frame.minY >= rig.table.bounds.maxY
  }

  @Test(arguments: [("pinned", 8), ("margin", 8), ("margin", 16)])
  func `rows out of sight have space for their content without constraint conflicts`(
    identifier: String, inset: CGFloat
  ) {
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      guard let cell = cell as? PinnedCell else { return cell }
      cell.body.text = text
      for pin in cell.pins { pin.constant = inset }
      return cell
    }
    var rows: [PinnedCell] = []
    let lines = reports {
      rig.table.reloadData()
      screen.settle()
      rows = listAllRows()
    }
    #expect(lines == [])
    #expect(rows.map { $0.body.text ?? "" } == rig.sections[0])
    #expect(rows.allSatisfy { $0.body.frame.height == 16 && $0.body.frame.width > 0 })
    #expect(rows.allSatisfy { $0.autoLayoutEngine?.lastConflictReport == nil })
    #expect(Set(rows.map(\.frame.height)).count == 1)
  }

  @Test func `listing all rows changes neither the content's length nor its offset`() {
    rig.table.scrollToRow(at: rig.path(30), at: .top, animated: false)
    screen.settle()
    let (size, offset) = (rig.table.contentSize, rig.table.contentOffset)
    #expect(listAllRows().count == 60)
    #expect(rig.table.contentSize == size && rig.table.contentOffset == offset)
  }

  @Test func `rows out of sight never lie among the visible ones`() {
    rig.table.estimatedRowHeight = 16
    rig.table.reloadData()
    screen.settle()
    for row in [0, 30, 20, 59] {
      rig.table.scrollToRow(at: rig.path(row), at: .top, animated: false)
      screen.settle()
      let shown = Set(rig.table.visibleCells.map(ObjectIdentifier.init))
      let hidden = listAllRows().filter { !shown.contains(ObjectIdentifier($0)) }
      #expect(hidden.allSatisfy { isOutOfSight($0) })
      rig.table.contentOffset.y += 40
      screen.settle()
      let ahead = rig.table.table.offscreenCells.values
      #expect(!ahead.isEmpty && ahead.allSatisfy { isOutOfSight($0) })
    }
  }

  @Test func `a row out of sight changes its height with its content`() throws {
    _ = listAllRows()
    let cell = try #require(rig.table.table.offscreenCells[rig.path(50)])
    var content = UIListContentConfiguration.cell()
    content.text = "several\nlines\nof\ntext"
    cell.contentConfiguration = content
    screen.settle()
    #expect(cell.frame.height >= 64)
  }
}

@MainActor
private class PinnedCell: UITableViewCell {
  let body = UILabel()
  private(set) lazy var pins = makePins()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(body)
    NSLayoutConstraint.activate(pins)
  }

  required init?(coder: NSCoder) { return nil }

  fileprivate func makePins() -> [NSLayoutConstraint] {
    [
      body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: body.trailingAnchor, constant: 8),
    ]
  }
}

@MainActor
private final class MarginCell: PinnedCell {
  override fileprivate func makePins() -> [NSLayoutConstraint] {
    let margins = contentView.layoutMarginsGuide
    return [
      body.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
      margins.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      body.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      margins.trailingAnchor.constraint(equalTo: body.trailingAnchor, constant: 8),
    ]
  }
}
