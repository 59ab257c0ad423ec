/// The answers to programs that query the terminal's modes, as Neovim and tmux do.
extension EmulatedScreen {
  /// Reports a mode (DECRQM): 1 if it is set, 2 if it isn't, 0 if it is unknown.
  mutating func reportMode(_ sequence: ControlSequence) {
    let number = sequence.number()
    let isSet = sequence.marker == nil ? mode(number) : privateMode(number)
    let mark = sequence.marker == nil ? "" : "?"
    let setting = isSet.map { $0 ? 1 : 2 } ?? 0
    answers += Array("\u{1B}[\(mark)\(number);\(setting)$y".utf8)
  }

  private func mode(_ number: Int) -> Bool? {
    switch number {
    case 4: modes.inserts
    case 20: modes.newLineReturns
    default: nil
    }
  }

  /// Returns a mode that `setPrivateMode` sets, or `nil` for other modes.
  private func privateMode(_ number: Int) -> Bool? {
    switch number {
    case 1: modes.applicationCursorKeys
    case 6: cursor.isRelative
    case 7: modes.wraps
    case 25: modes.cursorIsVisible
    case 66: modes.applicationKeypad
    case 47, 1047, 1049: modes.isAlternateScreen
    case 9, 1000, 1002, 1003: modes.mouse.rawValue == number
    case 1004: modes.focusEvents
    case 1006: modes.mouseIsDecimal
    case 2004: modes.bracketedPaste
    default: nil
    }
  }
}
