import Foundation
import TerminalUIKit

/// A table of texts whose data source and delegate record their calls.
@MainActor
package final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  package let table: UITableView
  package var sections: [[String]]
  package var headers: [String?] = []
  package var footers: [String?] = []
  package let journal = Journal()
  package var makesCells: (UITableView, IndexPath, String) -> UITableViewCell = {
    table, indexPath, text in
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = text
    return cell
  }
  package var madeCells = 0

  package init(_ sections: [[String]], style: UITableView.Style = .plain) {
    table = UITableView(frame: .zero, style: style)
    self.sections = sections
    super.init()
    table.showsVerticalScrollIndicator = false
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  package convenience init(rows: Int, style: UITableView.Style = .plain) {
    self.init([(0..<rows).map { "Row \($0)" }], style: style)
  }

  /// Shows the table on a separate screen.
  package func show(_ size: CGSize = CGSize(width: 320, height: 160)) -> TestScreen {
    let screen = TestScreen(size)
    screen.add(table, screen.root.bounds)
    screen.settle()
    return screen
  }

  package func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The texts of the visible cells, from top to bottom.
  package var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    madeCells += 1
    return makesCells(tableView, indexPath, sections[indexPath.section][indexPath.row])
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    headers.indices.contains(section) ? headers[section] : nil
  }

  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    footers.indices.contains(section) ? footers[section] : nil
  }

  package func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    journal.note("commit \(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  // MARK: Delegate

  package var mayHighlight = true
  package var willSelect: (IndexPath) -> IndexPath? = { $0 }
  package var trailing: UISwipeActionsConfiguration?
  package var leading: UISwipeActionsConfiguration?

  package func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    journal.note("shouldHighlight \(indexPath.row)")
    return mayHighlight
  }

  package func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    journal.note("didHighlight \(indexPath.row)")
  }

  package func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    journal.note("didUnhighlight \(indexPath.row)")
  }

  package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    journal.note("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }

  package func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    journal.note("willDeselect \(indexPath.row)")
    return indexPath
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("didSelect \(indexPath.row)")
  }

  package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    journal.note("didDeselect \(indexPath.row)")
  }

  package func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    journal.note("accessory \(indexPath.row)")
  }

  package func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }

  package func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
}
