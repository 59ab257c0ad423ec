import Foundation

extension CellRasterizer {
  /// Draws a line of text, with the background visible behind it, also between words.
  ///
  /// A wide character that a clip cuts in half becomes a space.
  mutating func text(_ text: String, at point: CGPoint, _ style: DisplayTextStyle) {
    let row = CellRange.firstCell(from: point.y, size: CellMetrics.height)
    guard style.color.alpha > 0, clips.range.rows.contains(row) else { return }
    let last = clips.range.columns.upperBound
    var column = CellRange.firstCell(from: point.x, size: CellMetrics.width)
    let attributes = Cell.Attributes(style)
    for character in text {
      if column >= last { return }
      let shown = TextMetrics.displayed(character)
      let end = column + shown.width
      if end > clips.range.columns.lowerBound, shown.width > 0, clips.allows(column, row),
        shown.width == 1 || clips.allows(column + 1, row)
      {
        put(shown.character, width: shown.width, column, row, style.color, attributes)
      }
      column = end
    }
  }

  private mutating func put(
    _ character: Character, width: Int, _ column: Int, _ row: Int, _ color: DisplayColor,
    _ attributes: Cell.Attributes
  ) {
    let isSpace = character == " "
    if isSpace, attributes.isDisjoint(with: .lines) { return }
    let old = buffer[column, row]
    if isSpace, !old.isBlank { return }
    let background = CellArt.backdrop(of: old)
    let foreground = color.over(background.alpha == 0 ? paper : background)
    buffer.coverPicture(column, row)
    let change = { (cell: inout Cell) in
      cell.character = character
      cell.width = 1
      cell.foreground = foreground
      cell.background = background
      cell.attributes = attributes
    }
    if width == 2 {
      buffer.coverPicture(column + 1, row)
      buffer.putWide(column, row, change)
    } else {
      buffer.update(column, row, change)
    }
  }
}

extension Cell.Attributes {
  init(_ style: DisplayTextStyle) {
    self = []
    if style.isBold { insert(.bold) }
    if style.isItalic { insert(.italic) }
    if style.isUnderlined { insert(.underline) }
    if style.isStruckThrough { insert(.strikethrough) }
  }
}
