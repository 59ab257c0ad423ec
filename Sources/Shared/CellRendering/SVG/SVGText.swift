/// Draws the text of cells as a `text` element for each run of one style.
enum SVGText {
  private struct Run {
    var column: Int
    var style: Cell
    var text: String
    var cells: Int
  }

  static func elements(_ buffer: CellBuffer) -> [String] {
    var elements: [String] = []
    for row in 0..<buffer.rows {
      var run: Run?
      for column in 0..<buffer.columns {
        let cell = buffer[column, row]
        guard isText(cell), SVGShapes.isSeen(buffer, column, row) else { continue }
        if !isAligned(cell.character) || cell.width == 2 {
          elements.append(centred(cell, column, row))
          continue
        }
        if var open = run, continues(open, cell, column, buffer, row) {
          if column > open.column + open.cells { open.text += " " }
          open.text.append(cell.character)
          open.cells = column + 1 - open.column
          run = open
        } else {
          if let finished = run { elements.append(element(finished, row)) }
          run = Run(column: column, style: cell, text: String(cell.character), cells: 1)
        }
      }
      if let finished = run { elements.append(element(finished, row)) }
    }
    return elements
  }

  private static func isText(_ cell: Cell) -> Bool {
    guard cell.width > 0, cell.character != " " else { return false }
    return CellArt.shade(cell.character) == nil
      && (cell.width == 2 || CellArt.shapes(of: cell.character) == nil)
  }

  /// Returns whether every monospaced font has a character in the width of the others.
  private static func isAligned(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let value = scalars.first?.value else { return false }
    return value < 0x180 || (0x2013...0x2026).contains(value)
  }

  /// Returns whether a cell continues a run: with the same style, and at most one blank between them.
  private static func continues(
    _ run: Run, _ cell: Cell, _ column: Int, _ buffer: CellBuffer, _ row: Int
  ) -> Bool {
    let end = run.column + run.cells
    guard column == end || (column == end + 1 && buffer[end, row].isBlank) else { return false }
    let letters: Cell.Attributes = [.bold, .italic]
    return run.style.foreground == cell.foreground
      && run.style.attributes.intersection(letters) == cell.attributes.intersection(letters)
  }

  private static func element(_ run: Run, _ row: Int) -> String {
    """
    <text x="\(run.column * 8)" y="\(row * 16 + baseline)" textLength="\(run.cells * 8)" \
    lengthAdjust="spacingAndGlyphs"\(classes(run.style, [])) fill="\(run.style.foreground.hex)">\
    \(escaped(run.text))</text>
    """
  }

  /// Returns a character whose width depends on the font, centred in its cells.
  private static func centred(_ cell: Cell, _ column: Int, _ row: Int) -> String {
    """
    <text x="\(column * 8 + cell.width * 4)" y="\(row * 16 + baseline)"\(classes(cell, ["c"])) \
    fill="\(cell.foreground.hex)">\(escaped(String(cell.character)))</text>
    """
  }

  private static func classes(_ style: Cell, _ others: [String]) -> String {
    var names = others
    if style.attributes.contains(.bold) { names.append("b") }
    if style.attributes.contains(.italic) { names.append("i") }
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }

  /// Returns text for the inside of an element, with scalars that XML forbids as replacement characters.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        if scalar.value < 0x20, scalar != "\t", scalar != "\n" {
          result += "\u{FFFD}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// The distance from the top of a cell to the baseline.
  private static let baseline = 12
}
