/// Draws cells as text: plain, or with the colours and styles of a terminal.
package enum TextRenderer {
  /// Returns the characters alone, a line for each row, without a line break at the end.
  ///
  /// - Parameter keepsGrid: Whether to keep blanks at the ends of lines and empty lines at the bottom.
  package static func plain(_ buffer: CellBuffer, keepsGrid: Bool = false) -> String {
    // Most cells are blank, and the agent draws the screen before most calls, so blanks at the ends of lines
    // are skipped first, with loops that are fast without optimisation.
    var lines: [String] = []
    buffer.cells.withUnsafeBufferPointer { cells in
      guard let base = cells.baseAddress else {
        lines = Array(repeating: "", count: buffer.rows)
        return
      }
      var row = 0
      while row < buffer.rows {
        let start = row &* buffer.columns
        var end = start &+ buffer.columns
        while !keepsGrid, end > start, base[end &- 1].character == " " { end &-= 1 }
        var line = ""
        var index = start
        while index < end {
          if base[index].width > 0 { line.append(base[index].character) }
          index &+= 1
        }
        lines.append(line)
        row &+= 1
      }
    }
    if !keepsGrid {
      while lines.last?.isEmpty == true { lines.removeLast() }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the picture with a terminal's colours and styles, for a log or the end of a demo.
  ///
  /// Each line starts and ends without a style, so it can be put between other text.
  ///
  /// - Parameters:
  ///   - depth: The colours to use.
  ///   - isFramed: Whether to draw a frame around the picture.
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
