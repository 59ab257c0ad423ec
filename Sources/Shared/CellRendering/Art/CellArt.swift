import Foundation

/// Characters that are drawn as shapes, not as letters: frames, bars, blocks, dots and arrowheads.
///
/// They are chosen here for thin rectangles, and drawn by their exact geometry where a picture is made,
/// so that lines join whatever the font.
enum CellArt {
  /// Whether a character is a box-drawing or block character.
  static func isLineArt(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2500...0x259F).contains(scalar.value)
  }

  /// The character for a bar across a cell from one height to another; nil to fill the cell.
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

  /// The character for a bar down a cell from one side to another; nil to fill the cell.
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

  /// The character for something smaller than a cell; nil to fill the cell.
  static func dot(size: CGSize, isRound: Bool) -> Character? {
    if size.height >= 12 { return nil }
    let isBig = max(size.width, size.height) >= 6
    if isRound { return isBig ? "●" : "•" }
    return isBig ? "■" : "▪"
  }

  /// The colours of the upper and the lower half of a cell.
  static func halves(of cell: Cell) -> (upper: DisplayColor, lower: DisplayColor) {
    switch cell.character {
    case "▀": (cell.foreground, cell.background)
    case "▄": (cell.background, cell.foreground)
    default: (cell.background, cell.background)
    }
  }

  /// What a character put into a cell stands on: the mean of two half blocks, or the background.
  static func backdrop(of cell: Cell) -> DisplayColor {
    let halves = halves(of: cell)
    if halves.upper == halves.lower { return halves.upper }
    if halves.upper.alpha == 0 { return halves.lower }
    if halves.lower.alpha == 0 { return halves.upper }
    return halves.upper.average(with: halves.lower)
  }

  /// The opacity of a shade character (░▒▓), which fills its cell evenly.
  static func shade(_ character: Character) -> UInt8? {
    switch character {
    case "░": 64
    case "▒": 128
    case "▓": 192
    default: nil
    }
  }
}
