import CellRendering
import Foundation

extension EmulatedScreen {
  /// The drawing commands of the screen, with cells of the size in `CellMetrics`.
  var displayList: DisplayList {
    let (width, height) = (CellMetrics.width, CellMetrics.height)
    var list = DisplayList(
      size: CGSize(width: CGFloat(columns) * width, height: CGFloat(rows) * height))
    list.append(
      .fill(
        CGRect(origin: .zero, size: list.size), TextStyle.standardBackground, cornerRadius: 0))
    for row in 0..<rows {
      var start = 0
      while start < columns {
        let style = lines[row][start].style
        var end = start + 1
        while end < columns, lines[row][end].style == style { end += 1 }
        let origin = CGPoint(x: CGFloat(start) * width, y: CGFloat(row) * height)
        append(lines[row][start..<end], style, at: origin, to: &list)
        start = end
      }
    }
    if modes.cursorIsVisible {
      list.append(
        .caret(at: CGPoint(x: CGFloat(cursor.column) * width, y: CGFloat(cursor.row) * height)))
    }
    return list
  }

  private func append(
    _ cells: ArraySlice<ScreenCell>, _ style: TextStyle, at origin: CGPoint,
    to list: inout DisplayList
  ) {
    let colors = style.displayed
    if colors.background != TextStyle.standardBackground {
      let size = CGSize(
        width: CGFloat(cells.count) * CellMetrics.width, height: CellMetrics.height)
      list.append(.fill(CGRect(origin: origin, size: size), colors.background, cornerRadius: 0))
    }
    let text = String(cells.filter { $0.width > 0 }.map(\.character))
    let isUnderlined = style.attributes.contains(.underlined)
    guard isUnderlined || text.contains(where: { $0 != " " }),
      !style.attributes.contains(.hidden)
    else { return }
    list.append(
      .text(
        text, at: origin,
        DisplayTextStyle(
          color: colors.foreground, isBold: style.attributes.contains(.bold),
          isItalic: style.attributes.contains(.italic), isUnderlined: isUnderlined,
          isStruckThrough: style.attributes.contains(.struckThrough))))
  }
}
