/// Finds the texts of a screen: runs of one style within a row, separated by two blanks or by lines.
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
    let blanksToFill = underscores(in: cells)
    for (column, cell) in cells.enumerated() where cell.width > 0 {
      if let button = buttons.first(where: { $0.columns.contains(column) }) {
        if column == button.columns.lowerBound {
          finish()
          runs.append(button)
        }
        continue
      }
      let isField =
        cell.style.attributes.contains(.underlined) || blanksToFill.contains(column)
      let wasField = current.map {
        $0.style.attributes.contains(.underlined)
          || blanksToFill.contains($0.columns.upperBound - 1)
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

  /// The minimum length of a field; shorter underlined texts are letters of menus.
  private static let fieldLength = 3

  /// Finds the columns of underscores that mark fields; shorter sequences belong to names.
  private static func underscores(in cells: [ScreenCell]) -> Set<Int> {
    var found: Set<Int> = []
    var start: Int?
    for column in 0...cells.count {
      if column < cells.count, cells[column].character == "_" {
        start = start ?? column
      } else if let first = start {
        if column - first >= fieldLength { found.formUnion(first..<column) }
        start = nil
      }
    }
    return found
  }

  /// Finds texts such as `[ Login ]` and `< Yes >`, regardless of style, since often one letter has another.
  ///
  /// A blank on at least one side distinguishes them from indices and tags. Beside such a button, one of the
  /// same width needs no blank, as in `<  OK  > <Cancel>`.
  private static func buttons(in cells: [ScreenCell], row: Int) -> [TextRun] {
    let texts = bracketedTexts(in: cells)
    func looksLikeOne(_ text: BracketedText) -> Bool {
      texts.contains {
        $0.hasBlank && $0.columns.count == text.columns.count
          && cells[$0.columns.lowerBound].character == cells[text.columns.lowerBound].character
      }
    }
    return texts.filter { $0.hasBlank || looksLikeOne($0) }.map {
      TextRun(row: row, columns: $0.columns, text: $0.text, style: $0.style, kind: .button)
    }
  }

  private struct BracketedText {
    var columns: Range<Int>
    var text: String
    var style: TextStyle
    /// Whether a blank separates the text from a bracket.
    var hasBlank: Bool
  }

  private static func bracketedTexts(in cells: [ScreenCell]) -> [BracketedText] {
    var found: [BracketedText] = []
    var start: Int?
    for (column, cell) in cells.enumerated() {
      if cell.character == "[" || cell.character == "<" { start = column }
      guard let first = start, cell.character == "]" || cell.character == ">" else { continue }
      start = nil
      let isPair = (cells[first].character == "[") == (cell.character == "]")
      // A bracket directly after a word belongs to it, as an index or a meter.
      let isApart = first == 0 || !cells[first - 1].character.isWord
      let inner = cells[first + 1..<column].filter { $0.width > 0 }
      let text = String(inner.map(\.character))
      guard isPair, isApart, text.contains(where: \.isLetter) else { continue }
      let style = inner.first { $0.character.isLetter }?.style ?? cell.style
      let label = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      found.append(
        BracketedText(
          columns: first..<column + 1, text: String(label), style: style,
          hasBlank: text.hasPrefix(" ") || text.hasSuffix(" ")))
    }
    return found
  }

  /// Whether a character is one of Unicode's box drawings or block elements.
  private static func isLine(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
