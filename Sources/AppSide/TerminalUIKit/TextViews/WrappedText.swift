/// Text broken into lines of cells, with places counted in characters.
struct WrappedText {
  private(set) var characters: [Character]
  /// The characters of each line, without the line break or the spaces dropped at its end.
  private(set) var lines: [Range<Int>]

  init(_ text: String, cells: Int) {
    characters = Array(text)
    lines = []
    append(text, at: 0, cells: cells)
  }

  /// Replaces characters, where none joins another; what is well before them stays as it was broken.
  mutating func replace(_ range: Range<Int>, with text: String, cells: Int) {
    let first = max(0, line(of: range.lowerBound) - Self.linesBefore)
    let start = lines[first].lowerBound
    characters.replaceSubrange(range, with: text)
    lines.removeSubrange(first...)
    append(String(characters[start...]), at: start, cells: cells)
  }

  /// A word that has become shorter may go back to the line before; that is broken where its own room
  /// ends, and before the change.
  private static let linesBefore = 1

  /// Breaks the text from a place on.
  private mutating func append(_ text: String, at start: Int, cells: Int) {
    var index = text.startIndex
    var offset = start
    for range in TextMetrics.wrapRanges(text, toCells: max(1, cells)) {
      offset += text.distance(from: index, to: range.lowerBound)
      let count = text.distance(from: range.lowerBound, to: range.upperBound)
      lines.append(offset..<(offset + count))
      offset += count
      index = range.upperBound
    }
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
