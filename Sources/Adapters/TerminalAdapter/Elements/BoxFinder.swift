/// Finds boxes drawn with line characters: four corners, connected by lines.
///
/// Text, such as a title, may interrupt a border, and other lines may branch off it. Partly covered
/// boxes aren't found.
enum BoxFinder {
  /// Returns the boxes of a screen, outer boxes before those inside them.
  static func boxes(in rows: [ScreenRow]) -> [DrawnBox] {
    var boxes: [DrawnBox] = []
    for (number, row) in rows.enumerated() {
      for column in row.lines.indices where row.lines[column] == .topLeft {
        guard let box = box(at: number, column, in: rows) else { continue }
        boxes.append(
          DrawnBox(
            rows: box.rows, columns: box.columns,
            title: title(of: row.cells[box.columns], row.lines[box.columns])))
      }
    }
    return boxes
  }

  private static func box(
    at row: Int, _ column: Int, in rows: [ScreenRow]
  ) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    func isSide(_ row: Int, _ column: Int) -> Bool {
      rows[row].line(at: column).isSuperset(of: [.up, .down])
    }
    var bottom = row + 1
    while bottom < rows.count, isSide(bottom, column) { bottom += 1 }
    guard bottom < rows.count, rows[bottom].line(at: column) == .bottomLeft else { return nil }
    for right in rows[row].lines.indices.dropFirst(column + 1) {
      // Another box begins here, so the lines so far enclose only the gap between the two.
      if rows[row].lines[right] == .topLeft { return nil }
      guard rows[row].lines[right] == .topRight, rows[bottom].line(at: right) == .bottomRight
      else { continue }
      let isClosed = (row + 1..<bottom).allSatisfy { isSide($0, right) }
      let borders = [row, bottom].map { rows[$0].lines[column + 1..<right] }
      guard isClosed, borders.allSatisfy({ isBorder($0) }) else { return nil }
      return (row...bottom, column...right)
    }
    return nil
  }

  /// Returns whether the cells between two corners are a line, which text may interrupt.
  private static func isBorder(_ cells: ArraySlice<BoxLines>) -> Bool {
    cells.isEmpty || cells.first?.isDisjoint(with: [.left, .right]) == false
      || cells.last?.isDisjoint(with: [.left, .right]) == false
  }

  private static func title(of cells: ArraySlice<ScreenCell>, _ lines: ArraySlice<BoxLines>)
    -> String
  {
    var title = ""
    for (cell, line) in zip(cells, lines) where cell.width > 0 {
      title.append(line.isEmpty ? cell.character : " ")
    }
    return title.split(separator: " ").joined(separator: " ")
  }
}
