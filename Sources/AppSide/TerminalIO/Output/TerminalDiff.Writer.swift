import CellRendering

extension TerminalDiff {
  /// Builds one update, keeping track of the cursor and the style.
  struct Writer {
    let depth: ColorDepth
    let new: CellBuffer
    private var bytes: [UInt8] = []
    /// The position of the terminal's cursor, or `nil` if it isn't certain.
    private var cursor: CellPosition?
    private var rendition = GraphicRendition()

    init(depth: ColorDepth, new: CellBuffer) {
      self.depth = depth
      self.new = new
    }

    mutating func clear() {
      append("\u{1B}[2J\u{1B}[H")
      cursor = CellPosition(column: 0, row: 0)
    }

    mutating func writeRow(_ row: Int, dirty: [Bool]) {
      var column = 0
      while column < dirty.count {
        if dirty[column] {
          let cell = new[column, row]
          // A right half whose left one is clean is never dirty, so this begins a character.
          moveOrRewrite(to: CellPosition(column: column, row: row))
          write(cell, at: CellPosition(column: column, row: row))
          column += max(cell.width, 1)
        } else {
          column += 1
        }
      }
    }

    /// Ends the update and returns its bytes; empty if nothing was written and the caret stays.
    mutating func finish(hadCaret oldCaret: CellPosition?, isKnown: Bool) -> [UInt8] {
      if bytes.isEmpty, isKnown, oldCaret == new.caret { return [] }
      append(rendition.change(to: GraphicRendition(), depth: depth))
      let body = bytes
      bytes = []
      append("\u{1B}[?2026h")
      if oldCaret != nil || !isKnown { append("\u{1B}[?25l") }
      bytes += body
      if let caret = new.caret, new.contains(caret.column, caret.row) {
        move(to: caret)
        append("\u{1B}[?25h")
      }
      append("\u{1B}[?2026l")
      return bytes
    }

    private mutating func write(_ cell: Cell, at position: CellPosition) {
      let next = GraphicRendition(for: cell, after: rendition)
      append(rendition.change(to: next, depth: depth))
      rendition = next
      let isCertain = Self.isWidthCertain(cell.character)
      if !isCertain, cell.width == 2 {
        // A terminal that considers it narrow would leave the old right half.
        append("  ")
        cursor = nil
        move(to: position)
      }
      append(String(cell.character))
      let end = position.column + max(cell.width, 1)
      // In the last column the cursor may stay or wait to wrap.
      cursor =
        isCertain && end < new.columns ? CellPosition(column: end, row: position.row) : nil
    }

    /// Moves the cursor to a position, over a short gap by writing its characters again.
    private mutating func moveOrRewrite(to target: CellPosition) {
      if let cursor, cursor.row == target.row, cursor.column < target.column,
        target.column - cursor.column < 4
      {
        let gap = (cursor.column..<target.column).map { new[$0, target.row] }
        let isPlain = gap.allSatisfy {
          $0.width == 1 && $0.character.isASCII
            && GraphicRendition(for: $0, after: rendition) == rendition
        }
        if isPlain {
          for cell in gap { append(String(cell.character)) }
          self.cursor = target
          return
        }
      }
      move(to: target)
    }

    private mutating func move(to target: CellPosition) {
      if cursor == target { return }
      append(Self.move(from: cursor, to: target))
      cursor = target
    }

    /// Returns the shortest cursor movement.
    private static func move(from start: CellPosition?, to target: CellPosition) -> String {
      let column = target.column + 1
      let row = target.row + 1
      let absolute = column > 1 ? "\u{1B}[\(row);\(column)H" : "\u{1B}[\(row > 1 ? "\(row)" : "")H"
      guard let start else { return absolute }
      if start.row == target.row {
        if target.column == 0 { return "\r" }
        let steps = target.column - start.column
        let relative = "\u{1B}[\(abs(steps) > 1 ? "\(abs(steps))" : "")\(steps > 0 ? "C" : "D")"
        let inRow = "\u{1B}[\(column)G"
        return relative.utf8.count <= inRow.utf8.count ? relative : inRow
      }
      if target.column == 0, target.row > start.row, target.row - start.row <= 2 {
        return "\r" + String(repeating: "\n", count: target.row - start.row)
      }
      return absolute
    }

    /// Returns whether terminals agree on the width of a character; not so for clusters and recent
    /// emoji.
    private static func isWidthCertain(_ character: Character) -> Bool {
      let scalars = character.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else { return false }
      return scalar.value < 0x1F900 && scalar.properties.generalCategory != .privateUse
    }

    private mutating func append(_ text: String) {
      var text = text
      text.withUTF8 { bytes.append(contentsOf: $0) }
    }
  }
}
