import Foundation

/// Characters that are drawn as shapes rather than letters: frames, bars, blocks, dots and arrowheads.
///
/// `CellRasterizer` chooses them for thin rectangles, and pictures show them with exact geometry, so lines
/// join in any font.
enum CellArt {
  /// Returns whether a character is a box-drawing or block character.
  static func isLineArt(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2500...0x259F).contains(scalar.value)
  }

  /// Returns the character for a horizontal bar between two heights in a cell, or `nil` to fill the cell.
  static func horizontal(from: CGFloat, to: CGFloat) -> Character? {
    let thickness = to - from
    if thickness >= 12 { return nil }
    if to >= 14 {
      let eighths = min(max((thickness / 2).rounded().whole, 1), 7)
      return Unicode.Scalar(0x2580 + UInt32(eighths)).map(Character.init)
    }
    if from <= 2 { return thickness <= 3 ? "▔" : "▀" }
    if thickness <= 3 { return "─" }
    return thickness <= 7 ? "━" : nil
  }

  /// Returns the character for a vertical bar between two positions in a cell, or `nil` to fill the cell.
  static func vertical(from: CGFloat, to: CGFloat) -> Character? {
    let thickness = to - from
    if thickness >= 7 { return nil }
    if from <= 1 {
      let eighths = min(max(thickness.rounded().whole, 1), 7)
      return Unicode.Scalar(0x2590 - UInt32(eighths)).map(Character.init)
    }
    if to >= 7 { return thickness <= 2 ? "▕" : "▐" }
    if thickness <= 2 { return "│" }
    return thickness <= 5 ? "┃" : nil
  }

  /// Returns the character for a shape smaller than a cell, or `nil` to fill the cell.
  static func dot(size: CGSize, isRound: Bool) -> Character? {
    if size.height >= 12 { return nil }
    let isBig = max(size.width, size.height) >= 6
    if isRound { return isBig ? "●" : "•" }
    return isBig ? "■" : "▪"
  }

  /// Returns the colours of the upper and the lower half of a cell.
  static func halves(of cell: Cell) -> (upper: DisplayColor, lower: DisplayColor) {
    switch cell.character {
    case "▀": (cell.foreground, cell.background)
    case "▄": (cell.background, cell.foreground)
    default: (cell.background, cell.background)
    }
  }

  /// Returns the background for a character put into a cell: the mean of two half blocks, or the cell's
  /// background.
  static func backdrop(of cell: Cell) -> DisplayColor {
    let halves = halves(of: cell)
    if halves.upper == halves.lower { return halves.upper }
    if halves.upper.alpha == 0 { return halves.lower }
    if halves.lower.alpha == 0 { return halves.upper }
    return halves.upper.average(with: halves.lower)
  }

  /// Returns the opacity of a shade character (░▒▓), which fills its cell evenly.
  static func shade(_ character: Character) -> UInt8? {
    switch character {
    case "░": 64
    case "▒": 128
    case "▓": 192
    default: nil
    }
  }
}
