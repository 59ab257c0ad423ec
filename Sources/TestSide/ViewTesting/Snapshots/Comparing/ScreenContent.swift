import CellRendering
import TerminalUIKit

/// What a reference shows, cell by cell.
struct ScreenContent: Sendable, Hashable {
  /// What one cell shows, as far as the format says it.
  struct Place: Sendable, Hashable {
    /// Empty in the right half of a wide character.
    var text = " "
    /// The wide character whose right half it is.
    var rightHalfOf: String?
    /// The colour of the character; nil where there is none, or the format has no colours.
    var ink: DisplayColor?
    /// The colour behind it; nil where the format has no colours.
    var ground: DisplayColor?
    var attributes: Cell.Attributes = []
    /// What is no character: a picture's pixels, shapes, the caret.
    var extra: String?
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private var places: [Place]

  /// - Parameter place: What each cell shows at first.
  init(columns: Int, rows: Int, of place: Place = Place()) {
    self.columns = columns
    self.rows = rows
    places = Array(repeating: place, count: columns * rows)
  }

  /// What a cell shows; outside, a blank, whatever is put there.
  subscript(column: Int, row: Int) -> Place {
    get { contains(column, row) ? places[row * columns + column] : Place() }
    set { if contains(column, row) { places[row * columns + column] = newValue } }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }

  /// Puts a character at a place, a wide one into two cells.
  mutating func put(
    _ text: String, _ column: Int, _ row: Int, _ ink: DisplayColor? = nil,
    _ attributes: Cell.Attributes = []
  ) {
    for (half, part) in Self.cells(text).enumerated() {
      self[column + half, row].text = part
      self[column + half, row].rightHalfOf = half == 0 ? nil : text
      self[column + half, row].ink = ink
      self[column + half, row].attributes = attributes
    }
  }

  /// Takes characters that look like the lines of the text before them for blanks with those lines.
  mutating func joinLines() {
    for row in 0..<rows {
      for column in 1..<max(1, columns) {
        let (before, place) = (self[column - 1, row], self[column, row])
        for (text, line) in [("_", Cell.Attributes.underline), ("─", .strikethrough)]
        where place.text == text && before.attributes.contains(line) && before.ink == place.ink {
          self[column, row].text = " "
          self[column, row].attributes = line
        }
      }
    }
  }

  /// The same with blanks added, or cut, at the right and at the bottom.
  func resized(_ columns: Int, _ rows: Int) -> ScreenContent {
    if (columns, rows) == (self.columns, self.rows) { return self }
    var result = ScreenContent(columns: columns, rows: rows)
    for row in 0..<min(rows, self.rows) {
      for column in 0..<min(columns, self.columns) { result[column, row] = self[column, row] }
    }
    return result
  }

  /// The characters of a row, without the blanks at its end.
  func line(_ row: Int) -> String {
    var line = (0..<columns).map { self[$0, row].text }.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  /// What stands for something that is no character.
  static let noCharacter = "▒"
}

// MARK: - Text

extension ScreenContent {
  init(text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.init(columns: lines.map { Self.cells($0).count }.max() ?? 0, rows: lines.count)
    for (row, line) in lines.enumerated() {
      var column = 0
      for character in line {
        put(String(character), column, row)
        column += Self.cells(String(character)).count
      }
    }
  }

  /// What each cell of a line shows.
  static func cells(_ line: some StringProtocol) -> [String] {
    line.flatMap { character -> [String] in
      let width = TextMetrics.width(of: String(character))
      return [String(character)] + Array(repeating: "", count: max(0, width - 1))
    }
  }
}
