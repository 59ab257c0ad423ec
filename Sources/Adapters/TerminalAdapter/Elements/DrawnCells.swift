import AutomationAgent
import CellRendering
import Foundation

/// The parts of a text that have different colours.
struct DrawnCells {
  private(set) var texts: [DrawnText] = []

  init(_ cells: [ScreenCell], in run: TextRun, of element: UInt64) {
    var start = run.columns.lowerBound
    while start < run.columns.upperBound {
      let style = cells[start].style
      var end = start + 1
      while end < run.columns.upperBound,
        cells[end].width == 0 || Self.looksAlike(cells[end].style, style)
      { end += 1 }
      add(cells[start..<end], style, at: (run.row, start), of: element)
      start = end
    }
  }

  private static func looksAlike(_ first: TextStyle, _ second: TextStyle) -> Bool {
    first.displayed == second.displayed
      && first.attributes.contains(.hidden) == second.attributes.contains(.hidden)
  }

  private mutating func add(
    _ cells: ArraySlice<ScreenCell>, _ style: TextStyle, at place: (row: Int, column: Int),
    of element: UInt64
  ) {
    let text = String(cells.filter { $0.width > 0 }.map(\.character))
    // Hidden text can't be read, and underscores mark an empty field.
    guard !style.attributes.contains(.hidden), text.contains(where: { $0 != " " && $0 != "_" })
    else { return }
    let colors = style.displayed
    texts.append(
      DrawnText(
        text: text.trimmingCharacters(in: .whitespaces),
        frame: CGRect(
          x: CGFloat(place.column) * CellMetrics.width, y: CGFloat(place.row) * CellMetrics.height,
          width: CGFloat(cells.count) * CellMetrics.width, height: CellMetrics.height),
        foreground: DrawnText.Color(colors.foreground),
        background: DrawnText.Color(colors.background), element: element))
  }
}

extension DrawnText.Color {
  fileprivate init(_ color: DisplayColor) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255)
  }
}
