import CellRendering

/// The screen of a terminal that understands what xterm does, as far as programs use it.
///
/// A value: output goes in with `receive`, answers for the program come out of `takeAnswers`.
struct EmulatedScreen: Sendable {
  private(set) var columns: Int
  private(set) var rows: Int
  /// The rows that are shown, from the top.
  var lines: [[ScreenCell]]
  /// The rows of the screen that isn't shown: the normal one while a program uses the alternate one.
  var otherLines: [[ScreenCell]]
  var cursor = ScreenCursor()
  var savedCursor = ScreenCursor()
  /// What was saved on the screen that isn't shown.
  var otherSavedCursor = ScreenCursor()
  /// The cursor of the normal screen while the alternate one is shown.
  var normalCursor = ScreenCursor()
  var modes = ScreenModes()
  /// The rows that scroll.
  var region: Range<Int>
  var tabStops: Set<Int>
  /// The title of the window, as the program has set it.
  var title = ""
  /// A number that grows with every output.
  private(set) var version: UInt64
  var answers: [UInt8] = []
  /// The last character shown, which a program can repeat.
  var lastShown: Unicode.Scalar?
  private var parser = ControlParser()

  /// The largest screen, which bounds what a launch can ask for.
  static let sizeLimit = 500
  /// The largest screen that a program can ask for: what a display of 3840 × 2160 points has room for.
  static let requestLimit = (columns: 480, rows: 135)

  /// Makes an empty screen; sizes outside 1 to `sizeLimit` are cut.
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

  /// Takes output of the program.
  mutating func receive(_ bytes: some Sequence<UInt8>) {
    version += 1
    // The parser is moved out, because it calls methods of this value.
    var parser = parser
    parser.parse(bytes, into: &self)
    self.parser = parser
  }

  /// Returns what the terminal has to tell the program, once.
  mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// Cuts or extends the screen at its right and at its lower edge; the program redraws it.
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
    // Rows above the cursor go first, as they do in xterm.
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

  /// The text of a row, without blanks at its end.
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

  /// The text of the screen, without blanks at the ends of rows and empty rows at its end.
  var text: String {
    var texts = (0..<rows).map(text(ofRow:))
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts.joined(separator: "\n")
  }
}
