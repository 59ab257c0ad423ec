extension EmulatedScreen {
  /// Moves the cursor up or down, but not out of the scrolling region that it is in.
  mutating func move(rows count: Int) {
    cursor.wrapsNext = false
    let top = cursor.row >= region.lowerBound ? region.lowerBound : 0
    let bottom = cursor.row < region.upperBound ? region.upperBound : rows
    cursor.row = min(max(cursor.row + count, top), bottom - 1)
  }

  mutating func move(columns count: Int) { moveTo(column: cursor.column + count) }

  mutating func moveTo(column: Int) {
    cursor.wrapsNext = false
    cursor.column = min(max(column, 0), columns - 1)
  }

  /// Moves the cursor to a position on the screen, or in the scrolling region if rows are relative.
  mutating func moveTo(row: Int, column: Int) {
    let allowed = cursor.isRelative ? region : 0..<rows
    cursor.row = min(max(row + allowed.lowerBound, allowed.lowerBound), allowed.upperBound - 1)
    moveTo(column: column)
  }

  /// Moves the cursor to a later tab stop, or to an earlier one if the count is negative.
  mutating func tab(_ count: Int) {
    cursor.wrapsNext = false
    for _ in 0..<min(abs(count), columns) {
      let column = cursor.column
      if count > 0 {
        cursor.column = tabStops.filter { $0 > column && $0 < columns }.min() ?? columns - 1
      } else {
        cursor.column = tabStops.filter { $0 < column }.max() ?? 0
      }
    }
  }

  mutating func restoreCursor() {
    cursor = savedCursor
    cursor.row = min(cursor.row, rows - 1)
    cursor.column = min(cursor.column, columns - 1)
  }

  mutating func setRegion(_ sequence: ControlSequence) {
    let top = sequence.count() - 1
    let last = sequence.number(1)
    let bottom = last == 0 ? rows : min(last, rows)
    guard top + 1 < bottom else { return }
    region = top..<bottom
    moveTo(row: 0, column: 0)
  }

  mutating func eraseScreen(_ which: Int) {
    let all = 0..<columns
    switch which {
    case 0:
      erase(cursor.column..<columns, row: cursor.row)
      for row in cursor.row + 1..<max(rows, cursor.row + 1) { erase(all, row: row) }
    case 1:
      for row in 0..<cursor.row { erase(all, row: row) }
      erase(0..<cursor.column + 1, row: cursor.row)
    case 2: lines = emptyLines()
    default: break
    }
    cursor.wrapsNext = false
  }

  mutating func eraseLine(_ which: Int) {
    switch which {
    case 0: erase(cursor.column..<columns, row: cursor.row)
    case 1: erase(0..<cursor.column + 1, row: cursor.row)
    case 2: erase(0..<columns, row: cursor.row)
    default: break
    }
    cursor.wrapsNext = false
  }
}
