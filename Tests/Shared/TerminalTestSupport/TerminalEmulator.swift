import Foundation

import CellRendering

/// A terminal that understands the output of `TerminalDiff`, and complains about anything else.
package struct TerminalEmulator {
  package let columns: Int
  package let rows: Int
  /// Whether it supports grapheme clusters; if not, each scalar has its own cells.
  let knowsClusters: Bool
  package private(set) var cells: [Cell]
  package private(set) var isCursorVisible = true
  package private(set) var cursor = CellPosition(column: 0, row: 0)
  package private(set) var complaints: [String] = []
  package private(set) var updates = 0
  private var style = GraphicRendition()
  private var isUpdating = false

  package init(columns: Int, rows: Int, knowsClusters: Bool = true) {
    self.columns = columns
    self.rows = rows
    self.knowsClusters = knowsClusters
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  package mutating func receive(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      complaints.append("not UTF-8")
      return
    }
    var scalars = Array(text.unicodeScalars)[...]
    var plain = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      if scalar.value >= 0x20, scalar.value != 0x7F {
        plain.append(scalar)
        continue
      }
      show(plain)
      plain = String.UnicodeScalarView()
      control(scalar, &scalars)
    }
    show(plain)
  }

  private mutating func control(
    _ scalar: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>
  ) {
    switch scalar {
    case "\r": cursor.column = 0
    case "\n":
      if cursor.row + 1 >= rows { complaints.append("scrolled") }
      cursor.row = min(cursor.row + 1, rows - 1)
    case "\u{1B}":
      guard rest.popFirst() == "[" else { return complaints.append("not CSI") }
      var parameters = ""
      while let next = rest.first, "0123456789;?".unicodeScalars.contains(next) {
        parameters.unicodeScalars.append(next)
        rest.removeFirst()
      }
      guard let final = rest.popFirst() else { return complaints.append("CSI without end") }
      sequence(parameters, final)
    default: complaints.append("control \(scalar.value)")
    }
  }

  private mutating func sequence(_ parameters: String, _ final: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first.flatMap { $0 } ?? 1
    switch (final, parameters) {
    case ("h", "?25"): isCursorVisible = true
    case ("l", "?25"): isCursorVisible = false
    case ("h", "?2026"): isUpdating = true
    case ("l", "?2026"):
      isUpdating = false
      updates += 1
    case ("J", "2"): cells = Array(repeating: Cell(), count: columns * rows)
    case ("H", _):
      let column = numbers.count > 1 ? numbers[1] ?? 1 : 1
      moveTo(column - 1, first - 1)
    case ("G", _): moveTo(first - 1, cursor.row)
    case ("C", _): moveTo(cursor.column + first, cursor.row)
    case ("D", _): moveTo(cursor.column - first, cursor.row)
    case ("m", _): rendition(numbers.map { $0 ?? 0 })
    default: complaints.append("CSI \(parameters)\(final)")
    }
    if !isUpdating, parameters != "?2026" { complaints.append("outside an update") }
  }

  private mutating func moveTo(_ column: Int, _ row: Int) {
    if column < 0 || column >= columns || row < 0 || row >= rows {
      complaints.append("moved to \(column), \(row)")
    }
    cursor = CellPosition(
      column: min(max(column, 0), columns - 1), row: min(max(row, 0), rows - 1))
  }

  private mutating func rendition(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = GraphicRendition()
      case 1: style.attributes.insert(.bold)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.remove(.bold)
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 29: style.attributes.remove(.strikethrough)
      case 38: style.foreground = color(&rest)
      case 48: style.background = color(&rest)
      case 39: style.foreground = .clear
      case 49: style.background = .clear
      default: complaints.append("SGR \(number)")
      }
    }
  }

  private mutating func color(_ rest: inout ArraySlice<Int>) -> DisplayColor {
    let parts = rest.prefix(4).compactMap { UInt8(exactly: $0) }
    rest = rest.dropFirst(4)
    guard parts.count == 4, parts[0] == 2 else {
      complaints.append("colour")
      return .clear
    }
    return DisplayColor(red: parts[1], green: parts[2], blue: parts[3])
  }

  private mutating func show(_ scalars: String.UnicodeScalarView) {
    if scalars.isEmpty { return }
    if !isUpdating { complaints.append("text outside an update") }
    if knowsClusters {
      for character in String(scalars) { put(character, width: TextMetrics.width(of: character)) }
    } else {
      for scalar in scalars {
        put(Character(scalar), width: TextMetrics.widthWithoutClustering(of: Character(scalar)))
      }
    }
  }

  private mutating func put(_ character: Character, width: Int) {
    // A lone mark joins the cell before, which this terminal need not show.
    guard width > 0, columns > 0, rows > 0 else { return }
    // Wrapping is off: text that doesn't fit stays in the last columns.
    let column = min(cursor.column, max(columns - width, 0))
    if columns < width { return }
    write(character, width: width, column)
    if width == 2 { write(" ", width: 0, column + 1) }
    cursor.column = min(column + width, columns - 1)
  }

  private mutating func write(_ character: Character, width: Int, _ column: Int) {
    let index = cursor.row * columns + column
    let old = cells[index]
    if old.width == 2, column + 1 < columns { blank(index + 1) }
    if old.width == 0, width != 0, column > 0 { blank(index - 1) }
    cells[index].character = character
    cells[index].width = width
    cells[index].foreground = style.foreground
    cells[index].background = style.background
    cells[index].attributes = style.attributes
    if width == 0 { cells[index].background = cells[index - 1].background }
  }

  private mutating func blank(_ index: Int) {
    cells[index].character = " "
    cells[index].width = 1
  }

  /// Returns the differences between the screen and a picture; empty if there are none.
  package func differences(from buffer: CellBuffer) -> [String] {
    var result = complaints
    guard buffer.columns == columns, buffer.rows == rows else { return result + ["size"] }
    for row in 0..<rows {
      for column in 0..<columns {
        let wanted = buffer[column, row]
        let shown = cells[row * columns + column]
        if wanted.width == 0 {
          // No earlier text may remain behind the right half of a cluster that is taken for narrow.
          let parts = buffer[column - 1, row].character.unicodeScalars.map(Character.init)
          let isLeft = shown.character != " " && !parts.contains(shown.character)
          if isLeft { result.append("(\(column), \(row)): \(shown) was left") }
          continue
        }
        let isCluster = wanted.character.unicodeScalars.count > 1
        if isCluster, !knowsClusters { continue }
        let isSame =
          wanted.isBlank
          ? shown.isBlank && shown.width == 1 && shown.background == wanted.background
          : shown == wanted
        if !isSame { result.append("(\(column), \(row)): \(shown) instead of \(wanted)") }
      }
    }
    if isCursorVisible != (buffer.caret != nil) { result.append("cursor visible") }
    if let caret = buffer.caret, caret != cursor { result.append("cursor at \(cursor)") }
    return result
  }
}
