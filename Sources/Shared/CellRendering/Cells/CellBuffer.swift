import Foundation

/// A picture made of terminal cells, which renderers draw and the terminal shows.
package struct CellBuffer: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// The cells, row by row from the top left.
  package private(set) var cells: [Cell]
  /// The position of the text cursor, if it is shown.
  package var caret: CellPosition?
  /// The pictures of the display list, for renderers that can show more than cells.
  package private(set) var pictures: [PlacedPicture] = []
  /// The cells that show a picture, alone or behind a character, by index in `cells`.
  package private(set) var pictureCells: [Int: PictureCell] = [:]

  /// Makes a grid with nothing drawn; negative sizes count as zero, and enormous ones are limited.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.columnLimit)
    self.rows = min(max(rows, 0), Self.rowLimit)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// Returns the cell at a place; outside the grid, a cell with nothing drawn.
  package subscript(column: Int, row: Int) -> Cell {
    guard contains(column, row) else { return Cell() }
    return cells[row * columns + column]
  }

  package func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// Returns the picture cut or extended at its right and lower edges.
  package func resized(columns: Int, rows: Int) -> CellBuffer {
    if columns == self.columns, rows == self.rows { return self }
    var result = CellBuffer(columns: columns, rows: rows)
    for row in 0..<min(self.rows, result.rows) {
      for column in 0..<min(self.columns, result.columns) {
        var cell = self[column, row]
        if cell.width == 2, column + 1 == result.columns { cell.erase() }
        result.cells[row * result.columns + column] = cell
      }
    }
    if let caret, result.contains(caret.column, caret.row) { result.caret = caret }
    return result
  }

  private static let columnLimit = 1024
  private static let rowLimit = 16384
}

/// A position in a grid of cells, counted from the top left.
package struct CellPosition: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

// MARK: - Writing

extension CellBuffer {
  /// Changes one cell; a wide character that loses one half loses the other.
  mutating func update(_ column: Int, _ row: Int, _ change: (inout Cell) -> Void) {
    let index = row * columns + column
    var cell = cells[index]
    let old = cell
    change(&cell)
    cells[index] = cell
    guard old.width != 1, cell.width != old.width || cell.character != old.character else { return }
    let other = old.width == 2 ? index + 1 : index - 1
    cells[other].erase()
  }

  /// Puts a wide character into two cells, both of which must be in the grid.
  mutating func putWide(_ column: Int, _ row: Int, _ change: (inout Cell) -> Void) {
    update(column + 1, row) { $0.erase() }
    update(column, row) {
      change(&$0)
      $0.width = 2
    }
    let index = row * columns + column
    cells[index + 1].width = 0
    cells[index + 1].background = cells[index].background
  }

  /// Covers a run of cells with one opaque colour.
  mutating func fill(_ run: Range<Int>, _ row: Int, _ color: DisplayColor) {
    guard !run.isEmpty else { return }
    // The other halves of wide characters at the ends are erased.
    update(run.lowerBound, row) { $0.erase() }
    update(run.upperBound - 1, row) { $0.erase() }
    var blank = Cell()
    blank.background = color
    let start = row * columns
    // Backgrounds fill most of the screen, and this loop is fast without optimisation.
    cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      var index = start &+ run.lowerBound
      let end = start &+ run.upperBound
      while index < end {
        base[index] = blank
        index &+= 1
      }
    }
    if pictureCells.isEmpty { return }
    for column in run { pictureCells[start + column] = nil }
  }

  mutating func add(_ picture: PlacedPicture) -> Int {
    pictures.append(picture)
    return pictures.count - 1
  }

  mutating func setPicture(_ column: Int, _ row: Int, _ picture: PictureCell?) {
    if picture == nil, pictureCells.isEmpty { return }
    pictureCells[row * columns + column] = picture
  }

  /// Notes that a character covers the picture in a cell.
  mutating func coverPicture(_ column: Int, _ row: Int) {
    if pictureCells.isEmpty { return }
    pictureCells[row * columns + column]?.isBehindCharacter = true
  }

  /// Gives both halves of each wide character the same background, because terminals can't show two.
  mutating func unifyWideCells() {
    cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      var index = 0
      while index &+ 1 < cells.count {
        if base[index].width == 2 {
          base[index &+ 1].background = base[index].background
          base[index &+ 1].attributes = []
          base[index &+ 1].foreground = .clear
        }
        index &+= 1
      }
    }
  }
}
