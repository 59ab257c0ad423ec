import Foundation
import PNGCoding

/// Draws cells into pixels.
struct PNGCanvas {
  private(set) var bitmap: Bitmap
  private let buffer: CellBuffer
  private let scale: Int
  private let paper: DisplayColor
  private let cellWidth: Int
  private let cellHeight: Int
  private var masks: [MaskKey: GlyphMask] = [:]

  private struct MaskKey: Hashable {
    var character: Character
    var attributes: Cell.Attributes
  }

  init(buffer: CellBuffer, scale: Int, paper: DisplayColor) {
    self.buffer = buffer
    self.scale = scale
    self.paper = paper
    cellWidth = 8 * scale
    cellHeight = 16 * scale
    bitmap = Bitmap(width: buffer.columns * cellWidth, height: buffer.rows * cellHeight)
  }

  mutating func draw() {
    for row in 0..<buffer.rows { drawBackgrounds(row) }
    drawPictures()
    for row in 0..<buffer.rows {
      for column in 0..<buffer.columns { drawCharacter(column, row) }
    }
    if let caret = buffer.caret, buffer.contains(caret.column, caret.row) { draw(caret: caret) }
  }

  private mutating func drawBackgrounds(_ row: Int) {
    var start = 0
    while start < buffer.columns {
      let color = background(start, row)
      var end = start + 1
      while end < buffer.columns, background(end, row) == color { end += 1 }
      bitmap.fill(
        start * cellWidth, row * cellHeight, (end - start) * cellWidth, cellHeight,
        Bitmap.pixel(color))
      start = end
    }
  }

  private func background(_ column: Int, _ row: Int) -> DisplayColor {
    let cell = buffer[column, row]
    if !buffer.pictureCells.isEmpty,
      let picture = buffer.pictureCells[row * buffer.columns + column]
    {
      return picture.backdrop.alpha == 0 ? paper : picture.backdrop
    }
    let backdrop = cell.background.alpha == 0 ? paper : cell.background
    return shaded(cell).map { $0.over(backdrop) } ?? backdrop
  }

  private func shaded(_ cell: Cell) -> DisplayColor? {
    CellArt.shade(cell.character).map { opacity in
      var color = cell.foreground
      color.alpha = opacity
      return color
    }
  }

  /// Draws the true pixels of pictures wherever they are still visible.
  private mutating func drawPictures() {
    if buffer.pictureCells.isEmpty { return }
    let places = buffer.pictureCells.keys.sorted()
    for (number, picture) in buffer.pictures.enumerated() {
      let painter = PicturePainter(picture, scale: scale, bitmap: bitmap)
      for index in places where buffer.pictureCells[index]?.picture == number {
        painter.paint(
          &bitmap, left: index % buffer.columns * cellWidth,
          top: index / buffer.columns * cellHeight, width: cellWidth, height: cellHeight)
      }
    }
  }

  private mutating func drawCharacter(_ column: Int, _ row: Int) {
    let cell = buffer[column, row]
    guard cell.width > 0, !cell.isBlank else { return }
    if !buffer.pictureCells.isEmpty,
      let picture = buffer.pictureCells[row * buffer.columns + column],
      !picture.isBehindCharacter
    {
      return
    }
    let pixel = Bitmap.pixel(cell.foreground)
    let left = column * cellWidth
    let top = row * cellHeight
    let width = cell.width * cellWidth
    if cell.character != " ", shaded(cell) == nil {
      draw(mask(cell), left, top, pixel)
    }
    if cell.attributes.contains(.underline) {
      bitmap.fill(left, top + 13 * scale, width, scale, pixel)
    }
    if cell.attributes.contains(.strikethrough) {
      bitmap.fill(left, top + 8 * scale, width, scale, pixel)
    }
  }

  private mutating func mask(_ cell: Cell) -> GlyphMask {
    let attributes = cell.attributes.intersection([.bold, .italic])
    let key = MaskKey(character: cell.character, attributes: attributes)
    if let known = masks[key] { return known }
    let mask = GlyphMask(
      cell.character, cells: cell.width, attributes: attributes, scale: scale)
    masks[key] = mask
    return mask
  }

  private mutating func draw(_ mask: GlyphMask, _ left: Int, _ top: Int, _ pixel: UInt32) {
    let stride = bitmap.width
    bitmap.pixels.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      var start = top * stride + left
      for bits in mask.rows {
        var rest = bits
        while rest != 0 {
          let column = rest.leadingZeroBitCount
          pixels[start + column] = pixel
          rest &= ~(1 << UInt32(31 - column))
        }
        start += stride
      }
    }
  }

  /// Draws a thin bar at the left of the caret's cell, in a colour that stands out.
  private mutating func draw(caret: CellPosition) {
    let color = CaretColor.color(on: background(caret.column, caret.row))
    bitmap.fill(
      caret.column * cellWidth, caret.row * cellHeight + scale, max(1, scale * 3 / 2),
      cellHeight - 2 * scale, Bitmap.pixel(color))
  }
}
