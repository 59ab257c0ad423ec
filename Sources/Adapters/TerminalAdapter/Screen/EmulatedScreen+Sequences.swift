extension EmulatedScreen: ControlSink {
  mutating func execute(_ control: UInt8) {
    switch control {
    case 0x08:
      cursor.wrapsNext = false
      cursor.column = max(0, cursor.column - 1)
    case 0x09: tab(1)
    case 0x0A, 0x0B, 0x0C:
      lineFeed()
      if modes.newLineReturns { cursor.column = 0 }
    case 0x0D:
      cursor.wrapsNext = false
      cursor.column = 0
    case 0x0E: cursor.set = 1
    case 0x0F: cursor.set = 0
    default: break
    }
  }

  mutating func escape(_ final: UInt8, intermediates: [UInt8]) {
    if let first = intermediates.first {
      if let set = "()*+".utf8.firstIndex(of: first) {
        let number = "()*+".utf8.distance(from: "()*+".utf8.startIndex, to: set)
        cursor.lineDrawing[number] = final == UInt8(ascii: "0")
      } else if first == UInt8(ascii: "#"), final == UInt8(ascii: "8") {
        fillWithLetters()
      }
      return
    }
    switch Character(Unicode.Scalar(final)) {
    case "7": savedCursor = cursor
    case "8": restoreCursor()
    case "=": modes.applicationKeypad = true
    case ">": modes.applicationKeypad = false
    case "D": lineFeed()
    case "E":
      lineFeed()
      cursor.column = 0
    case "H": tabStops.insert(cursor.column)
    case "M": reverseLineFeed()
    case "Z": answers += Self.identity
    case "c": reset()
    case "n": cursor.set = 2
    case "o": cursor.set = 3
    default: break
    }
  }

  mutating func control(_ sequence: ControlSequence) {
    if let marker = sequence.marker { return privateControl(sequence, marker) }
    if let intermediate = sequence.intermediates.first {
      switch (intermediate, sequence.final) {
      case (UInt8(ascii: "!"), UInt8(ascii: "p")): softReset()
      case (UInt8(ascii: "$"), UInt8(ascii: "p")): reportMode(sequence)
      case (UInt8(ascii: "*"), UInt8(ascii: "y")): reportChecksum(sequence)
      default: break
      }
      return
    }
    let count = sequence.count()
    switch Character(Unicode.Scalar(sequence.final)) {
    case "@": insertBlanks(count)
    case "A": move(rows: -count)
    case "B", "e": move(rows: count)
    case "C", "a": move(columns: count)
    case "D": move(columns: -count)
    case "E":
      move(rows: count)
      cursor.column = 0
    case "F":
      move(rows: -count)
      cursor.column = 0
    case "G", "`": moveTo(column: count - 1)
    case "H", "f": moveTo(row: count - 1, column: sequence.count(1) - 1)
    case "I": tab(count)
    case "J": eraseScreen(sequence.number())
    case "K": eraseLine(sequence.number())
    case "L":
      insertLines(count, at: cursor.row)
      cursor.column = 0
    case "M":
      removeLines(count, from: cursor.row)
      cursor.column = 0
    case "P": removeCharacters(count)
    case "S": scrollUp(count)
    case "T": scrollDown(count)
    case "X": erase(cursor.column..<min(columns, cursor.column + count), row: cursor.row)
    case "Z": tab(-count)
    case "b": repeatLast(count)
    case "c": answers += Self.identity
    case "d": moveTo(row: count - 1, column: cursor.column)
    case "g": clearTabs(sequence.number())
    case "h", "l": setMode(sequence)
    case "m": cursor.style.apply(sequence.parameters)
    case "n": report(sequence.number())
    case "r": setRegion(sequence)
    case "s": savedCursor = cursor
    case "t": manageWindow(sequence)
    case "u": restoreCursor()
    default: break
    }
  }

  mutating func command(_ text: [UInt8]) {
    let parts = String(decoding: text, as: UTF8.self).split(separator: ";", maxSplits: 1)
    if parts.count == 2, parts[0] == "0" || parts[0] == "2" { title = String(parts[1]) }
  }

  private mutating func privateControl(_ sequence: ControlSequence, _ marker: UInt8) {
    if let intermediate = sequence.intermediates.first {
      let isQuestion = intermediate == UInt8(ascii: "$") && sequence.final == UInt8(ascii: "p")
      if marker == UInt8(ascii: "?"), isQuestion { reportMode(sequence) }
      return
    }
    switch (marker, sequence.final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "h")), (UInt8(ascii: "?"), UInt8(ascii: "l")):
      for index in sequence.parameters.indices {
        setPrivateMode(sequence.number(index), sequence.final == UInt8(ascii: "h"))
      }
    case (UInt8(ascii: "?"), UInt8(ascii: "J")): eraseScreen(sequence.number())
    case (UInt8(ascii: "?"), UInt8(ascii: "K")): eraseLine(sequence.number())
    case (UInt8(ascii: "?"), UInt8(ascii: "n")) where sequence.number() == 6:
      answers += Array("\u{1B}[?\(reportedRow);\(cursor.column + 1)R".utf8)
    // xterm's version, which vim asks for.
    case (UInt8(ascii: ">"), UInt8(ascii: "c")): answers += Array("\u{1B}[>41;0;0c".utf8)
    default: break
    }
  }

  private mutating func repeatLast(_ count: Int) {
    guard let lastShown else { return }
    for _ in 0..<min(count, columns * rows) { show(lastShown) }
  }

  private mutating func clearTabs(_ which: Int) {
    if which == 0 { tabStops.remove(cursor.column) } else if which == 3 { tabStops = [] }
  }

  private mutating func report(_ what: Int) {
    switch what {
    case 5: answers += Array("\u{1B}[0n".utf8)
    case 6: answers += Array("\u{1B}[\(reportedRow);\(cursor.column + 1)R".utf8)
    default: break
    }
  }

  private var reportedRow: Int {
    cursor.row - (cursor.isRelative ? region.lowerBound : 0) + 1
  }

  /// Reports or changes the size of the window, in characters.
  private mutating func manageWindow(_ sequence: ControlSequence) {
    switch sequence.number() {
    case 8:
      // A missing side keeps its length. A side that the launch has made longer than the
      // limit may stay longer.
      let (rows, columns) = (sequence.number(1), sequence.number(2))
      let limit = Self.requestLimit
      resize(
        columns: columns > 0 ? min(columns, max(self.columns, limit.columns)) : self.columns,
        rows: rows > 0 ? min(rows, max(self.rows, limit.rows)) : self.rows)
    case 18: answers += Array("\u{1B}[8;\(rows);\(columns)t".utf8)
    default: break
    }
  }

  private mutating func fillWithLetters() {
    region = 0..<rows
    cursor = ScreenCursor()
    let line = Array(repeating: ScreenCell(character: "E"), count: columns)
    lines = Array(repeating: line, count: rows)
  }

  /// The terminal's identity in reports: a VT220 with colours.
  private static let identity = Array("\u{1B}[?62;22c".utf8)
}
