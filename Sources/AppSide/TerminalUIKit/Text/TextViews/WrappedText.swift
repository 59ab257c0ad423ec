import CellRendering

/// Text broken into lines of cells, with places counted in characters.
struct WrappedText {
  let characters: [Character]
  /// The characters of each line, without the line break or spaces dropped at its end.
  let lines: [Range<Int>]

  init(_ characters: [Character], cells: Int) {
    self.init(characters, lines: LineCache(characters, cells: cells).lines)
  }

  init(_ characters: [Character], lines: [Range<Int>]) {
    self.characters = characters
    self.lines = lines
  }

  /// Returns the line that contains a caret position.
  func line(of caret: Int) -> Int { lines.line(of: caret) }

  /// Returns the number of cells before a caret position in its line.
  func column(of caret: Int) -> Int {
    let line = lines[line(of: caret)]
    return width(line.lowerBound..<min(max(caret, line.lowerBound), line.upperBound))
  }

  /// Returns the caret position nearest to a column of a line; a line out of range is replaced by
  /// the first or last.
  func caret(line: Int, column: Double) -> Int {
    let range = lines[min(max(line, 0), lines.count - 1)]
    var place = 0
    for offset in range {
      let width = TextMetrics.width(of: characters[offset])
      if Double(place) + Double(width) / 2 > column { return offset }
      place += width
    }
    return range.upperBound
  }

  func width(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + TextMetrics.width(of: characters[$1]) }
  }

  func text(_ line: Int) -> String { String(characters[lines[line]]) }
}

extension [Range<Int>] {
  /// Returns the last line that begins at or before a position.
  ///
  /// The lines must be sorted.
  func line(of place: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    return Swift.max(0, low - 1)
  }
}
