/// Draws the backgrounds of cells as few rectangles.
enum SVGBackgrounds {
  private struct Area: Hashable {
    var columns: Range<Int>
    var firstRow: Int
    var color: DisplayColor
  }

  /// Returns a `rect` for each area of one colour, from the top, then from the left.
  static func elements(_ buffer: CellBuffer, paper: DisplayColor) -> [String] {
    var finished: [(area: Area, lastRow: Int)] = []
    // Areas of the row above that this row can extend.
    var open: [Area] = []
    for row in 0...buffer.rows {
      let runs = row < buffer.rows ? runs(buffer, row, paper) : []
      var next: [Area] = []
      for run in runs {
        let above = open.first { $0.columns == run.columns && $0.color == run.color }
        next.append(above ?? run)
      }
      for area in open where !next.contains(area) { finished.append((area, row - 1)) }
      open = next
    }
    finished.sort {
      ($0.area.firstRow, $0.area.columns.lowerBound)
        < ($1.area.firstRow, $1.area.columns.lowerBound)
    }
    return finished.map { area, lastRow in
      """
      <rect x="\(area.columns.lowerBound * 8)" y="\(area.firstRow * 16)" \
      width="\(area.columns.count * 8)" height="\((lastRow - area.firstRow + 1) * 16)" \
      fill="\(area.color.hex)"/>
      """
    }
  }

  /// Returns the runs of one colour in a row, without those in the paper's colour.
  private static func runs(_ buffer: CellBuffer, _ row: Int, _ paper: DisplayColor) -> [Area] {
    var runs: [Area] = []
    var start = 0
    while start < buffer.columns {
      let color = color(buffer, start, row, paper)
      var end = start + 1
      while end < buffer.columns, self.color(buffer, end, row, paper) == color { end += 1 }
      if color != paper { runs.append(Area(columns: start..<end, firstRow: row, color: color)) }
      start = end
    }
    return runs
  }

  /// Returns the colour behind a cell's character and picture.
  static func color(
    _ buffer: CellBuffer, _ column: Int, _ row: Int, _ paper: DisplayColor
  ) -> DisplayColor {
    let cell = buffer[column, row]
    var color = cell.background
    if !buffer.pictureCells.isEmpty,
      let picture = buffer.pictureCells[row * buffer.columns + column]
    {
      color = picture.backdrop
    } else if let opacity = CellArt.shade(cell.character) {
      var shade = cell.foreground
      shade.alpha = opacity
      return shade.over(color.alpha == 0 ? paper : color)
    }
    return color.alpha == 0 ? paper : color
  }
}
