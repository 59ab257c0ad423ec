/// Finds the texts of a screen: runs in a row that have one style and are parted by two blanks or lines.
enum TextRunFinder {
  /// Returns the runs of a row, from left to right.
  static func runs(in cells: [ScreenCell], row: Int) -> [TextRun] {
    var runs: [TextRun] = []
    var current: TextRun?
    var blanks = 0
    func finish() {
      if let current { runs.append(current) }
      current = nil
      blanks = 0
    }
    let cells = HotLetters.removed(from: cells)
    let buttons = buttons(in: cells, row: row)
    for (column, cell) in cells.enumerated() where cell.width > 0 {
      if let button = buttons.first(where: { $0.columns.contains(column) }) {
        if column == button.columns.lowerBound {
          finish()
          runs.append(button)
        }
        continue
      }
      let isField = cell.style.attributes.contains(.underlined) || cell.character == "_"
      let wasField = current.map {
        $0.style.attributes.contains(.underlined) || $0.text.hasSuffix("_")
      }
      if cell.character == " ", !cell.style.attributes.contains(.underlined) {
        blanks += 1
        if blanks > 1 || current?.style.attributes.contains(.underlined) == true { finish() }
        continue
      }
      if isLine(cell.character) {
        finish()
        continue
      }
      if let wasField, wasField != isField { finish() }
      if current?.style != cell.style { finish() }
      if current == nil {
        current = TextRun(row: row, columns: column..<column, text: "", style: cell.style)
      }
      current?.text += String(repeating: " ", count: blanks) + String(cell.character)
      let start = current?.columns.lowerBound ?? column
      current?.columns = start..<column + Int(cell.width)
      blanks = 0
    }
    finish()
    return named(runs)
  }

  private static func named(_ runs: [TextRun]) -> [TextRun] {
    var label = ""
    return runs.map { run in
      var run = run
      let isUnderscored = run.text.count >= fieldLength && run.text.allSatisfy { $0 == "_" }
      if run.kind == .text, run.columns.count >= fieldLength,
        isUnderscored || run.style.attributes.contains(.underlined)
      {
        run.kind = .field(label: label)
        run.text = String(run.text.reversed().drop { $0 == " " || $0 == "_" }.reversed())
      }
      label = run.text.last == ":" ? String(run.text.dropLast()) : run.text
      return run
    }
  }

  /// The shortest field: shorter underlined texts are letters of menus.
  private static let fieldLength = 3

  /// Finds texts such as `[ Login ]` and `< Yes >`, whatever their styles: one letter often has its own.
  ///
  /// A blank at one side at least tells them from an index or a tag.
  private static func buttons(in cells: [ScreenCell], row: Int) -> [TextRun] {
    var found: [TextRun] = []
    var start: Int?
    for (column, cell) in cells.enumerated() {
      if cell.character == "[" || cell.character == "<" { start = column }
      guard let first = start, cell.character == "]" || cell.character == ">" else { continue }
      start = nil
      let isPair = (cells[first].character == "[") == (cell.character == "]")
      let inner = cells[first + 1..<column].filter { $0.width > 0 }
      let text = String(inner.map(\.character))
      guard isPair, text.hasPrefix(" ") || text.hasSuffix(" "), text.contains(where: \.isLetter)
      else { continue }
      let style = inner.first { $0.character.isLetter }?.style ?? cell.style
      let label = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      found.append(
        TextRun(
          row: row, columns: first..<column + 1, text: String(label), style: style, kind: .button))
    }
    return found
  }

  /// Whether a character is one of Unicode's box drawings or block elements.
  private static func isLine(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false
  }
}
