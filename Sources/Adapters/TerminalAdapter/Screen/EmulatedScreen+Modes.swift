extension EmulatedScreen {
  mutating func setMode(_ sequence: ControlSequence) {
    let isOn = sequence.final == UInt8(ascii: "h")
    for index in sequence.parameters.indices {
      switch sequence.number(index) {
      case 4: modes.inserts = isOn
      case 20: modes.newLineReturns = isOn
      default: break
      }
    }
  }

  mutating func setPrivateMode(_ number: Int, _ isOn: Bool) {
    switch number {
    case 1: modes.applicationCursorKeys = isOn
    case 6:
      cursor.isRelative = isOn
      moveTo(row: 0, column: 0)
    case 7: modes.wraps = isOn
    case 25: modes.cursorIsVisible = isOn
    case 66: modes.applicationKeypad = isOn
    case 47, 1047: showAlternate(isOn, clears: number == 1047 && !isOn)
    case 1048: if isOn { savedCursor = cursor } else { restoreCursor() }
    case 1049:
      if isOn, !modes.isAlternateScreen { normalCursor = cursor }
      showAlternate(isOn, clears: isOn)
      if !isOn { cursor = normalCursor }
    case 9, 1000, 1002, 1003:
      modes.mouse = isOn ? ScreenModes.Mouse(rawValue: number) ?? .none : .none
    case 1004: modes.focusEvents = isOn
    case 1006: modes.mouseIsDecimal = isOn
    case 2004: modes.bracketedPaste = isOn
    default: break
    }
  }

  private mutating func showAlternate(_ isOn: Bool, clears: Bool) {
    // Clearing on the way back clears the alternate screen.
    if clears, !isOn, modes.isAlternateScreen { lines = emptyLines() }
    if isOn != modes.isAlternateScreen {
      swap(&lines, &otherLines)
      swap(&savedCursor, &otherSavedCursor)
      modes.isAlternateScreen = isOn
    }
    if clears, isOn { lines = emptyLines() }
  }

  /// Resets the terminal to its initial state, except its title.
  mutating func reset() {
    let title = title
    let answers = answers
    let version = version
    self = EmulatedScreen(columns: columns, rows: rows, version: version)
    self.title = title
    self.answers = answers
  }

  /// Resets modes and styles, but keeps the contents.
  mutating func softReset() {
    let (row, column) = (cursor.row, cursor.column)
    cursor = ScreenCursor()
    (cursor.row, cursor.column) = (row, column)
    savedCursor = ScreenCursor()
    let isAlternate = modes.isAlternateScreen
    modes = ScreenModes()
    modes.isAlternateScreen = isAlternate
    region = 0..<rows
  }
}
