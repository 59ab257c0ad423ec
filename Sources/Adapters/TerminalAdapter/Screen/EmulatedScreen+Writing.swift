import CellRendering

extension EmulatedScreen {
  /// Writes a character at the cursor, or combines an accent with the character before.
  mutating func show(_ scalar: Unicode.Scalar) {
    let drawsLines = cursor.lineDrawing[cursor.set]
    let shown = drawsLines ? LineDrawing.scalar(for: scalar) : scalar
    let character = Character(shown)
    let width =
      shown.value < 0x300 ? 1 : min(2, TextMetrics.widthWithoutClustering(of: character))
    guard width > 0 else { return join(shown) }
    if cursor.wrapsNext, modes.wraps {
      cursor.column = 0
      lineFeed()
    }
    cursor.wrapsNext = false
    // A wide character doesn't fit in the last column.
    if width == 2, cursor.column == columns - 1 {
      guard modes.wraps, columns > 1 else { return }
      cursor.column = 0
      lineFeed()
    }
    lastShown = scalar
    if modes.inserts { insertBlanks(width) }
    put(character, width: width)
    if cursor.column + width >= columns {
      cursor.column = columns - 1
      cursor.wrapsNext = true
    } else {
      cursor.column += width
    }
  }

  private mutating func put(_ character: Character, width: Int) {
    let (row, column) = (cursor.row, cursor.column)
    separate(row, column)
    if width == 2 { separate(row, column + 1) }
    lines[row][column] = ScreenCell(
      character: character, width: UInt8(width), style: cursor.style)
    if width == 2 {
      lines[row][column + 1] = ScreenCell(character: " ", width: 0, style: cursor.style)
    }
  }

  /// Erases the other half of a wide character before one half is replaced.
  mutating func separate(_ row: Int, _ column: Int) {
    guard lines[row].indices.contains(column) else { return }
    switch lines[row][column].width {
    case 2 where column + 1 < columns: lines[row][column + 1] = .blank(lines[row][column].style)
    case 0 where column > 0: lines[row][column - 1] = .blank(lines[row][column].style)
    default: break
    }
  }

  /// Adds an accent or a variation selector to the character before the cursor.
  private mutating func join(_ scalar: Unicode.Scalar) {
    var column = cursor.wrapsNext ? cursor.column : cursor.column - 1
    guard column >= 0 else { return }
    if lines[cursor.row][column].width == 0, column > 0 { column -= 1 }
    var joined = String(lines[cursor.row][column].character)
    guard joined.unicodeScalars.count < Self.clusterLimit else { return }
    joined.unicodeScalars.append(scalar)
    if joined.count == 1, let character = joined.first {
      lines[cursor.row][column].character = character
    }
  }

  /// The maximum number of scalars in a character, so that a flood of accents takes a bounded
  /// amount of memory.
  private static let clusterLimit = 16

  /// Moves the cursor down, and scrolls at the end of the region.
  mutating func lineFeed() {
    cursor.wrapsNext = false
    if cursor.row == region.upperBound - 1 {
      scrollUp(1)
    } else if cursor.row < rows - 1 {
      cursor.row += 1
    }
  }

  /// Moves the cursor up, and scrolls at the start of the region.
  mutating func reverseLineFeed() {
    cursor.wrapsNext = false
    if cursor.row == region.lowerBound {
      scrollDown(1)
    } else if cursor.row > 0 {
      cursor.row -= 1
    }
  }

  mutating func scrollUp(_ count: Int) { removeLines(count, from: region.lowerBound) }

  mutating func scrollDown(_ count: Int) { insertLines(count, at: region.lowerBound) }

  /// Inserts empty rows; the same number is removed at the end of the region.
  mutating func insertLines(_ count: Int, at row: Int) {
    guard region.contains(row) else { return }
    let count = min(count, region.upperBound - row)
    lines.removeSubrange(region.upperBound - count..<region.upperBound)
    lines.insert(contentsOf: Array(repeating: emptyLine(), count: count), at: row)
  }

  /// Removes rows; the same number of empty rows is added at the end of the region.
  mutating func removeLines(_ count: Int, from row: Int) {
    guard region.contains(row) else { return }
    let count = min(count, region.upperBound - row)
    lines.removeSubrange(row..<row + count)
    lines.insert(
      contentsOf: Array(repeating: emptyLine(), count: count), at: region.upperBound - count)
  }

  mutating func insertBlanks(_ count: Int) {
    let (row, column) = (cursor.row, cursor.column)
    let count = min(count, columns - column)
    separateBefore(row, column)
    lines[row].removeLast(count)
    lines[row].insert(
      contentsOf: Array(repeating: ScreenCell.blank(cursor.style), count: count), at: column)
    if lines[row][columns - 1].width == 2 { lines[row][columns - 1] = .blank(cursor.style) }
  }

  mutating func removeCharacters(_ count: Int) {
    let (row, column) = (cursor.row, cursor.column)
    let count = min(count, columns - column)
    separateBefore(row, column)
    if column + count < columns { separateBefore(row, column + count) }
    lines[row].removeSubrange(column..<column + count)
    lines[row] += Array(repeating: .blank(cursor.style), count: count)
  }

  /// Erases a wide character that a cut before a column would split.
  private mutating func separateBefore(_ row: Int, _ column: Int) {
    guard lines[row][column].width == 0 else { return }
    separate(row, column)
    lines[row][column] = .blank(lines[row][column].style)
  }

  /// Erases a part of a row.
  mutating func erase(_ range: Range<Int>, row: Int) {
    let range = range.clamped(to: 0..<columns)
    guard !range.isEmpty else { return }
    separate(row, range.lowerBound)
    separate(row, range.upperBound - 1)
    for column in range { lines[row][column] = .blank(cursor.style) }
  }
}
