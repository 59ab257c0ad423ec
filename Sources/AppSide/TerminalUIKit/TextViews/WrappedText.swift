/// Text broken into lines of cells, with places counted in characters.
struct WrappedText {
  let characters: [Character]
  /// The characters of each line, without the line break or the spaces dropped at its end.
  let lines: [Range<Int>]

  init(_ text: String, cells: Int) {
    characters = Array(text)
    var lines: [Range<Int>] = []
    var index = text.startIndex
    var offset = 0
    for range in TextMetrics.wrapRanges(text, toCells: max(1, cells)) {
      offset += text.distance(from: index, to: range.lowerBound)
      let count = text.distance(from: range.lowerBound, to: range.upperBound)
      lines.append(offset..<(offset + count))
      offset += count
      index = range.upperBound
    }
    self.lines = lines
  }

  /// The line that a caret is in.
  func line(of caret: Int) -> Int { max(0, (lines.lastIndex { $0.lowerBound <= caret }) ?? 0) }

  /// The cells before a caret in its line.
  func column(of caret: Int) -> Int {
    let line = lines[line(of: caret)]
    return width(line.lowerBound..<min(max(caret, line.lowerBound), line.upperBound))
  }

  /// The caret nearest to a column of a line; lines out of range are the first and the last one.
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
