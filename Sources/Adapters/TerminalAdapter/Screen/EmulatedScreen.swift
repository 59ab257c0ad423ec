import CellRendering

/// The screen of a terminal that implements the parts of xterm that programs use.
///
/// The type is a value: `receive` takes the program's output, and `takeAnswers` returns the
/// terminal's answers.
struct EmulatedScreen: Sendable {
  private(set) var columns: Int
  private(set) var rows: Int
  /// The visible rows, from top to bottom.
  var lines: [[ScreenCell]]
  /// The rows of the hidden screen: the normal one while a program uses the alternate one.
  var otherLines: [[ScreenCell]]
  var cursor = ScreenCursor()
  var savedCursor = ScreenCursor()
  /// The saved cursor of the hidden screen.
  var otherSavedCursor = ScreenCursor()
  /// The cursor of the normal screen while the alternate one is shown.
  var normalCursor = ScreenCursor()
  var modes = ScreenModes()
  /// The scrolling region.
  var region: Range<Int>
  var tabStops: Set<Int>
  /// The title of the window, as set by the program.
  var title = ""
  /// A number that grows with every output.
  private(set) var version: UInt64
  var answers: [UInt8] = []
  /// The last character shown, which a program can repeat.
  var lastShown: Unicode.Scalar?
  private var parser = ControlParser()

  /// The largest screen, which bounds what a launch can ask for.
  static let sizeLimit = 500
  /// The largest size that a program can ask for, which fits on a display of 3840 × 2160 points.
  static let requestLimit = (columns: 480, rows: 135)

  /// Creates an empty screen, and limits its sides to 1 to `sizeLimit`.
  init(columns: Int, rows: Int, version: UInt64 = 1) {
    self.version = version
    self.columns = min(max(columns, 1), Self.sizeLimit)
    self.rows = min(max(rows, 1), Self.sizeLimit)
    lines = []
    otherLines = []
    region = 0..<self.rows
    tabStops = Set(stride(from: 8, to: Self.sizeLimit, by: 8))
    lines = emptyLines()
    otherLines = lines
  }

  /// Processes output of the program.
  mutating func receive(_ bytes: some Sequence<UInt8>) {
    version += 1
    // A copy of the parser is used, because it calls methods of this value.
    var parser = parser
    parser.parse(bytes, into: &self)
    self.parser = parser
  }

  /// Returns the pending answers to the program, and removes them.
  mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// Crops or extends the screen at the right and the bottom; the program redraws it.
  mutating func resize(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), Self.sizeLimit)
    self.rows = min(max(rows, 1), Self.sizeLimit)
    lines = resized(lines)
    otherLines = resized(otherLines)
    region = 0..<self.rows
    for place in [\EmulatedScreen.cursor, \.savedCursor, \.otherSavedCursor, \.normalCursor] {
      self[keyPath: place].row = min(self[keyPath: place].row, self.rows - 1)
      self[keyPath: place].column = min(self[keyPath: place].column, self.columns - 1)
      self[keyPath: place].wrapsNext = false
    }
    version += 1
  }

  private func resized(_ old: [[ScreenCell]]) -> [[ScreenCell]] {
    // Rows at the top are removed first, as in xterm, to keep the cursor's row.
    let surplus = max(0, min(old.count, cursor.row + 1) - rows)
    var result = Array(old.dropFirst(surplus).prefix(rows)).map { line -> [ScreenCell] in
      var line = Array(line.prefix(columns))
      if line.last?.width == 2 { line[line.count - 1] = ScreenCell() }
      line += Array(repeating: ScreenCell(), count: columns - line.count)
      return line
    }
    while result.count < rows { result.append(emptyLine()) }
    return result
  }

  func emptyLine() -> [ScreenCell] {
    Array(repeating: .blank(cursor.style), count: columns)
  }

  func emptyLines() -> [[ScreenCell]] { Array(repeating: emptyLine(), count: rows) }

  /// Returns the text of a row, without trailing blanks.
  func text(ofRow row: Int) -> String {
    var text = ""
    var blanks = 0
    for cell in lines[row] where cell.width > 0 {
      if cell.character == " " {
        blanks += 1
      } else {
        text += String(repeating: " ", count: blanks)
        text.append(cell.character)
        blanks = 0
      }
    }
    return text
  }

  /// The text of the screen, without trailing blanks and rows.
  var text: String {
    var texts = (0..<rows).map(text(ofRow:))
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts.joined(separator: "\n")
  }
}
