import Foundation

extension CellBuffer {
  /// Draws a display list into a grid of its own size.
  ///
  /// - Parameters:
  ///   - list: The commands to draw.
  ///   - paper: The opaque colour that translucent colours are mixed with where nothing lies behind them.
  package init(_ list: DisplayList, paper: DisplayColor = .white) {
    let whole = CGRect(
      x: 0, y: 0, width: max(0, list.size.width), height: max(0, list.size.height))
    let range = CellRange(atLeastOneCellIn: whole)
    let buffer = CellBuffer(columns: range.columns.count, rows: range.rows.count)
    var rasterizer = CellRasterizer(buffer: buffer, paper: paper)
    for command in list.commands { rasterizer.draw(command) }
    rasterizer.buffer.unifyWideCells()
    self = rasterizer.buffer
  }
}

/// Draws the commands of a display list into cells, in order.
///
/// An opaque fill covers earlier contents; a translucent one tints them, text included. Lines thinner than a
/// cell become box-drawing and block characters, which never replace text.
struct CellRasterizer {
  var buffer: CellBuffer
  var clips: ClipStack
  let paper: DisplayColor

  init(buffer: CellBuffer, paper: DisplayColor) {
    self.buffer = buffer
    self.paper = paper
    clips = ClipStack(
      whole: CellRange(columns: 0..<buffer.columns, rows: 0..<buffer.rows))
  }

  mutating func draw(_ command: DrawCommand) {
    switch command {
    case .fill(let rect, let color, let cornerRadius):
      fill(rect, color, cornerRadius: cornerRadius)
    case .stroke(let rect, let color, let width, let cornerRadius):
      stroke(rect, color, width: width, cornerRadius: cornerRadius)
    case .text(let text, let point, let style):
      self.text(text, at: point, style)
    case .image(let image, let rect, let source, let alpha):
      self.image(image, in: rect, source: source, alpha: alpha)
    case .pushClip(let rect, let cornerRadius):
      clips.push(rect.standardized, cornerRadius: cornerRadius)
    case .popClip:
      clips.pop()
    case .caret(let point):
      let row = CellRange.firstCell(from: point.y, size: CellMetrics.height)
      let column = CellRange.firstCell(from: point.x, size: CellMetrics.width)
      // If text fills its field to the edge, the caret stands on the last character.
      for shown in [column, column - 1] where clips.allows(shown, row) {
        buffer.caret = CellPosition(column: shown, row: row)
        break
      }
    }
  }

  /// Covers or tints one cell.
  mutating func cover(_ column: Int, _ row: Int, _ color: DisplayColor) {
    let paper = paper
    buffer.setPicture(column, row, nil)
    buffer.update(column, row) { cell in
      if color.alpha == 255 {
        cell.erase()
        cell.background = color
      } else {
        cell.background = color.over(cell.background.alpha == 0 ? paper : cell.background)
        if !cell.isBlank { cell.foreground = color.over(cell.foreground) }
      }
    }
  }

  /// Puts line art into a cell, unless it contains text.
  ///
  /// - Parameter arms: The arms that a thin line adds to a frame that it meets, so that it ends there in a T.
  mutating func line(
    _ column: Int, _ row: Int, _ character: Character, _ color: DisplayColor,
    joining arms: BoxDrawing.Arms = []
  ) {
    guard clips.allows(column, row) else { return }
    let old = buffer[column, row]
    guard old.width == 1, old.isBlank || CellArt.isLineArt(old.character) else { return }
    let background = CellArt.backdrop(of: old)
    let foreground = color.over(background.alpha == 0 ? paper : background)
    let shown =
      arms.isEmpty
      ? character : BoxDrawing.joining(old.character, with: arms, orReplacingBy: character)
    buffer.coverPicture(column, row)
    buffer.update(column, row) { cell in
      cell.character = shown
      cell.foreground = foreground
      cell.background = background
      cell.attributes = []
    }
  }
}
