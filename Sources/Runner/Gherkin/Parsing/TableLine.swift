/// Reads the cells of a row.
enum TableLine {
  /// Returns the cells with their columns; text after the last bar isn't a cell.
  ///
  /// In a cell `\n` is a new line, `\|` a bar and `\\` a backslash.
  static func cells(of line: SourceLine) -> [LineMatch.Item] {
    var cells: [LineMatch.Item] = []
    var cell: [Unicode.Scalar] = []
    var start: Int?
    var isEscaped = false
    for (offset, scalar) in line.trimmed.unicodeScalars.enumerated() {
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "n": cell.append("\n")
        case "|", "\\": cell.append(scalar)
        default: cell += ["\\", scalar]
        }
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "|" {
        if let start { cells.append(item(cell, column: line.column + start)) }
        start = offset + 1
        cell = []
      } else {
        cell.append(scalar)
      }
    }
    return cells
  }

  /// Returns a cell without surrounding white space, but with new lines, which were written on purpose.
  private static func item(_ scalars: [Unicode.Scalar], column: Int) -> LineMatch.Item {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 != "\n" && $0.properties.isWhitespace }
    let rest = scalars.drop(while: isBlank)
    let end = rest.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? rest.startIndex
    var text = String.UnicodeScalarView()
    text.append(contentsOf: rest[..<end])
    return LineMatch.Item(column: column + scalars.count - rest.count, text: String(text))
  }
}
