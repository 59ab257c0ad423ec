import CellRendering
import PNGCoding

/// The content of a reference, cell by cell.
struct ScreenContent: Sendable, Hashable {
  /// The content of one cell.
  struct CellContent: Sendable, Hashable {
    /// The character; empty in the right half of a wide one.
    var text = " "
    /// The wide character of which this cell is the right half.
    var rightHalfOf: String?
    var style = Style()
    /// Whether the text cursor is in the cell.
    var hasCaret = false
  }

  /// The appearance of a cell apart from its character.
  struct Style: Sendable, Hashable {
    /// The colour of the character, or `nil` if there isn't one or the format has no colours.
    var textColor: DisplayColor?
    /// The background colour, or `nil` if a picture covers it or the format has no colours.
    var backgroundColor: DisplayColor?
    var attributes: Cell.Attributes = []
    /// A checksum of the picture in the cell and of its place.
    var picture: UInt32?
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private var places: [CellContent]

  /// Creates an empty screen.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    places = Array(repeating: CellContent(), count: columns * rows)
  }

  /// The content of a cell; outside the picture it is always blank.
  subscript(column: Int, row: Int) -> CellContent {
    get { contains(column, row) ? places[row * columns + column] : CellContent() }
    set { if contains(column, row) { places[row * columns + column] = newValue } }
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }

  /// Returns the content in another size, with blanks added or cells cut off at the right and bottom.
  func resized(_ columns: Int, _ rows: Int) -> ScreenContent {
    if (columns, rows) == (self.columns, self.rows) { return self }
    var result = ScreenContent(columns: columns, rows: rows)
    for row in 0..<min(rows, self.rows) {
      for column in 0..<min(columns, self.columns) { result[column, row] = self[column, row] }
    }
    return result
  }

  /// Returns the characters of a row, without trailing blanks.
  func line(_ row: Int) -> String {
    var line = (0..<columns).map { self[$0, row].text }.joined()
    while line.last == " " { line.removeLast() }
    return line
  }
}

// MARK: - Cells

extension ScreenContent {
  /// Creates the content of drawn cells.
  ///
  /// - Parameters:
  ///   - buffer: The cells.
  ///   - paper: The colour where nothing was drawn.
  init(_ buffer: CellBuffer, paper: DisplayColor) {
    self.init(columns: buffer.columns, rows: buffer.rows)
    let used = Set(buffer.pictureCells.values.map(\.picture))
    let digests = buffer.pictures.enumerated().map { used.contains($0) ? Self.digest($1) : 0 }
    for (index, cell) in buffer.cells.enumerated() {
      let picture = buffer.pictureCells.isEmpty ? nil : buffer.pictureCells[index]
      places[index].style.picture = picture.map { digests[$0.picture] }
      guard picture?.isBehindCharacter ?? true else {
        places[index].text = Self.noCharacter
        continue
      }
      if cell.width == 0, index > 0 {
        // The left half of a wide character, always in the same row, determines the appearance.
        let left = places[index - 1]
        (places[index].text, places[index].rightHalfOf) = ("", left.text)
        places[index].style.textColor = left.style.textColor
        places[index].style.attributes = left.style.attributes
      } else {
        places[index].text = String(cell.character)
        places[index].style.textColor = cell.foreground.alpha == 0 ? nil : cell.foreground
        places[index].style.attributes = cell.attributes
      }
      if picture == nil {
        places[index].style.backgroundColor = cell.background.alpha == 0 ? paper : cell.background
      }
    }
    if let caret = buffer.caret { self[caret.column, caret.row].hasCaret = true }
  }

  /// Returns a checksum of a picture's pixels and of its place.
  private static func digest(_ picture: PlacedPicture) -> UInt32 {
    let rects = [picture.frame, picture.source] + picture.clips.map(\.rect)
    let lengths =
      rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] } + picture.clips.map(\.cornerRadius)
    let place = "\(picture.image.width) \(picture.alpha) \(lengths)"
    return Checksum.crc32(picture.image.pixels) ^ Checksum.crc32(Array(place.utf8))
  }

  /// The placeholder for a picture.
  private static let noCharacter = "▒"
}

// MARK: - Text

extension ScreenContent {
  init(text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let cells = lines.map(Self.cells)
    self.init(columns: cells.map(\.count).max() ?? 0, rows: cells.count)
    for (row, line) in cells.enumerated() {
      for (column, place) in line.enumerated() { self[column, row] = place }
    }
  }

  /// Returns the content of each cell of a line.
  private static func cells(_ line: Substring) -> [CellContent] {
    line.flatMap { character -> [CellContent] in
      let text = String(character)
      let half = CellContent(text: "", rightHalfOf: text)
      return [CellContent(text: text)]
        + Array(repeating: half, count: max(0, TextMetrics.width(of: text) - 1))
    }
  }
}
