/// Draws cells as text: plain, or with the colours and styles of a terminal.
package enum TextRenderer {
  /// The characters alone, a line for each row, with no line break at the end.
  ///
  /// - Parameter keepsGrid: Whether blanks at the ends of lines and empty lines at the bottom stay.
  package static func plain(_ buffer: CellBuffer, keepsGrid: Bool = false) -> String {
    var lines: [String] = []
    for row in 0..<buffer.rows {
      var line = ""
      // Up to here the line is not blank.
      var end = line.endIndex
      for column in 0..<buffer.columns {
        let cell = buffer[column, row]
        guard cell.width > 0 else { continue }
        line.append(cell.character)
        if keepsGrid || cell.character != " " { end = line.endIndex }
      }
      lines.append(String(line[..<end]))
    }
    if !keepsGrid {
      while lines.last?.isEmpty == true { lines.removeLast() }
    }
    return lines.joined(separator: "\n")
  }

  /// The picture as a terminal shows it, colours included, for a log or the end of a demo.
  ///
  /// Each line starts and ends with no style, so it can be put between other text.
  ///
  /// - Parameters:
  ///   - depth: The colours to use.
  ///   - isFramed: Whether to draw a frame around it.
  package static func ansi(
    _ buffer: CellBuffer, depth: ColorDepth, isFramed: Bool = false
  ) -> String {
    var lines: [String] = []
    for row in 0..<buffer.rows {
      var line = isFramed ? "│" : ""
      var current = GraphicRendition()
      for column in 0..<buffer.columns {
        let cell = buffer[column, row]
        guard cell.width > 0 else { continue }
        let next = GraphicRendition(for: cell, after: current)
        line += current.change(to: next, depth: depth)
        line.append(cell.character)
        current = next
      }
      line += current.change(to: GraphicRendition(), depth: depth)
      lines.append(isFramed ? line + "│" : line)
    }
    if isFramed {
      let edge = String(repeating: "─", count: buffer.columns)
      lines.insert("╭\(edge)╮", at: 0)
      lines.append("╰\(edge)╯")
    }
    return lines.joined(separator: "\n")
  }
}
