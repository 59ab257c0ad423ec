/// Finds boxes that are drawn with line characters: four corners, and lines between them.
///
/// A border may have a text in it, as titles are drawn, and others that branch off. What is covered in part
/// is none.
enum BoxFinder {
  /// Returns the boxes of a screen, each before those in it.
  static func boxes(in rows: [[ScreenCell]]) -> [DrawnBox] {
    let lines = rows.map { row in
      row.map { $0.width == 0 ? BoxLines() : BoxLines($0.character) }
    }
    var boxes: [DrawnBox] = []
    for (row, cells) in lines.enumerated() {
      for column in cells.indices where cells[column] == .topLeft {
        guard let box = box(at: row, column, in: lines) else { continue }
        boxes.append(
          DrawnBox(
            rows: box.rows, columns: box.columns,
            title: title(of: rows[row][box.columns], lines[row][box.columns])))
      }
    }
    return boxes
  }

  private static func box(
    at row: Int, _ column: Int, in lines: [[BoxLines]]
  ) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    var bottom = row + 1
    while bottom < lines.count, lines[bottom][column].isSuperset(of: [.up, .down]) { bottom += 1 }
    guard bottom < lines.count, lines[bottom][column] == .bottomLeft else { return nil }
    for right in lines[row].indices.dropFirst(column + 1) {
      // Another box begins, so that what comes next is between the two.
      if lines[row][right] == .topLeft { return nil }
      guard lines[row][right] == .topRight, lines[bottom][right] == .bottomRight else { continue }
      let isClosed = lines[row + 1..<bottom].allSatisfy {
        $0[right].isSuperset(of: [.up, .down])
      }
      let borders = [lines[row][column + 1..<right], lines[bottom][column + 1..<right]]
      guard isClosed, borders.allSatisfy({ isBorder($0) }) else { return nil }
      return (row...bottom, column...right)
    }
    return nil
  }

  /// Returns whether cells between two corners are a line, which a text may interrupt.
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
