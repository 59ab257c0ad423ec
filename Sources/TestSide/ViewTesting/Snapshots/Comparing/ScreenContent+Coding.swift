import CellRendering

/// The encoding of cells as text in a picture's file:
///
/// ```text
/// cells 1 10 2 2 6 1
/// - FFFFFF 0 -
/// D70015 FFFFFF 5 -
/// 0|
/// 0*1 1*5 0| Grace
/// end
/// ```
///
/// The first line has the version of the format, the numbers of columns, rows and styles, and the
/// column and row of the text cursor, or -1. A line for each style follows: the colours of the
/// character and of its background, the attributes and the picture's checksum, with `-` for none.
///
/// A line for each row lists the zero-based numbers of its styles, each with its number of cells, except
/// the last, which extends to the end of the row. The row's text without trailing blanks follows: one
/// scalar for each cell. The text of a cell with several scalars, or with none as in the right half of
/// a wide character, is between tabs, which no cell shows.
///
/// The encoding doesn't depend on Unicode tables, so it is the same with every version of Swift.
extension ScreenContent {
  /// The content as text, without a line break at the end.
  var encoded: String {
    var numbers: [Style: Int] = [:]
    var styles: [String] = []
    var caret = (column: -1, row: -1)
    let lines = (0..<rows).map { row in
      let places = (0..<columns).map { self[$0, row] }
      if let column = places.firstIndex(where: \.hasCaret) { caret = (column, row) }
      var runs: [(number: Int, count: Int)] = []
      for place in places {
        let number = numbers[place.style] ?? styles.count
        if number == styles.count {
          numbers[place.style] = number
          styles.append(place.style.encoded)
        }
        if runs.last?.number == number {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((number, 1))
        }
      }
      let counts = runs.dropLast().map { "\($0.number)*\($0.count)" }
      return (counts + runs.suffix(1).map { "\($0.number)" }).joined(separator: " ") + "|"
        + Self.encoded(places.map(\.text))
    }
    let sizes = [columns, rows, styles.count, caret.column, caret.row].map { "\($0)" }
    return ((["cells 1 " + sizes.joined(separator: " ")]) + styles + lines + ["end"])
      .joined(separator: "\n")
  }

  private static func encoded(_ texts: [String]) -> String {
    let end = texts.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
    return texts[..<end].map { $0.unicodeScalars.count == 1 ? $0 : "\t\($0)\t" }.joined()
  }
}

// MARK: - Decoding

extension ScreenContent {
  /// Reads the content from its text.
  ///
  /// - Returns: `nil` if the text doesn't have this format, is damaged, or has more than a million cells,
  ///   which no screen has.
  init?(encoded text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    let header = lines.removeFirst().split(separator: " ").map(String.init)
    let sizes = header.dropFirst(2).compactMap { Int($0) }
    guard header.count == 7, header.starts(with: ["cells", "1"]), sizes.count == 5,
      sizes[..<3].allSatisfy({ (0...Self.cellLimit).contains($0) }),
      sizes[0] * sizes[1] <= Self.cellLimit, lines.count == sizes[1] + sizes[2] + 1,
      lines.popLast() == "end"
    else { return nil }
    self.init(columns: sizes[0], rows: sizes[1])
    let styles = lines.prefix(sizes[2]).compactMap { Style(encoded: $0) }
    guard styles.count == sizes[2] else { return nil }
    for (row, line) in lines.dropFirst(sizes[2]).enumerated() {
      guard decode(line, row, styles) else { return nil }
    }
    if (sizes[3], sizes[4]) == (-1, -1) { return }
    guard contains(sizes[3], sizes[4]) else { return nil }
    self[sizes[3], sizes[4]].hasCaret = true
  }

  /// Reads a row and returns whether it is intact.
  private mutating func decode(_ line: Substring, _ row: Int, _ styles: [Style]) -> Bool {
    let parts = line.unicodeScalars.split(
      separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    var column = 0
    let runs = Substring(parts[0]).split(separator: " ")
    for (index, run) in runs.enumerated() {
      let numbers = run.split(separator: "*").compactMap { Int($0) }
      let isLast = index == runs.count - 1
      guard numbers.count == (isLast ? 1 : 2), styles.indices.contains(numbers[0]) else {
        return false
      }
      let rest = columns - column
      let count = isLast ? rest : numbers[1]
      guard count > 0, count <= rest else { return false }
      for _ in 0..<count {
        self[column, row].style = styles[numbers[0]]
        column += 1
      }
    }
    return column == columns && decode(text: parts[1], row)
  }

  private mutating func decode(text: Substring.UnicodeScalarView, _ row: Int) -> Bool {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
    let texts = parts.enumerated().flatMap { index, part in
      index % 2 == 0 ? part.map { String($0) } : [String(part)]
    }
    guard parts.count % 2 == 1, texts.count <= columns else { return false }
    for (column, text) in texts.enumerated() {
      self[column, row].text = text
      guard text.isEmpty else { continue }
      guard column > 0, !texts[column - 1].isEmpty else { return false }
      self[column, row].rightHalfOf = texts[column - 1]
    }
    return true
  }

  private static let cellLimit = 1 << 20
}

extension ScreenContent.Style {
  fileprivate var encoded: String {
    let colors = [textColor, backgroundColor].map { $0.map { String($0.hex.dropFirst()) } ?? "-" }
    let digest = picture.map { String($0, radix: 16, uppercase: true) } ?? "-"
    return (colors + ["\(attributes.rawValue)", digest]).joined(separator: " ")
  }

  fileprivate init?(encoded text: Substring) {
    let words = text.split(separator: " ")
    guard words.count == 4, let attributes = UInt8(words[2]), attributes < 16 else { return nil }
    let numbers = [words[0], words[1], words[3]].map {
      $0 == "-" ? nil : UInt32($0, radix: 16) ?? .max
    }
    self.attributes = Cell.Attributes(rawValue: attributes)
    (textColor, backgroundColor) = (numbers[0].map(Self.color), numbers[1].map(Self.color))
    picture = numbers[2]
    // Invalid numbers, or numbers too large for a colour, are encoded differently.
    guard encoded == text else { return nil }
  }

  private static func color(_ value: UInt32) -> DisplayColor {
    DisplayColor(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }
}
