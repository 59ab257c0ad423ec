extension UIKeyCommand {
  /// The up arrow key.
  public nonisolated static let inputUpArrow = UIKey.upArrow
  /// The down arrow key.
  public nonisolated static let inputDownArrow = UIKey.downArrow
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = UIKey.leftArrow
  /// The right arrow key.
  public nonisolated static let inputRightArrow = UIKey.rightArrow
  /// The escape key.
  public nonisolated static let inputEscape = UIKey.escape
  /// The page up key.
  public nonisolated static let inputPageUp = UIKey.pageUp
  /// The page down key.
  public nonisolated static let inputPageDown = UIKey.pageDown
  /// The home key.
  public nonisolated static let inputHome = UIKey.home
  /// The end key.
  public nonisolated static let inputEnd = UIKey.end
  /// The delete keys.
  public nonisolated static let inputDelete = UIKey.delete
  /// The F1 key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The F2 key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The F3 key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The F4 key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The F5 key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The F6 key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The F7 key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The F8 key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The F9 key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The F10 key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The F11 key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The F12 key.
  public nonisolated static let f12 = "UIKeyInputF12"
}

extension UIKeyCommand {
  /// Returns whether a key with the given modifiers triggers the command.
  func matches(_ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool {
    guard let input, !input.isEmpty else { return false }
    let flags = flags.subtracting([.numericPad, .alphaShift])
    let wanted = modifierFlags.subtracting([.numericPad, .alphaShift])
    let isNamed =
      switch key.keyCode {
      case .keyboardReturnOrEnter: input == "\r" || input == "\n"
      case .keyboardDeleteOrBackspace: input == "\u{8}" || input == Self.inputDelete
      default: false
      }
    if isNamed || input == key.characters { return flags == wanted }
    guard input.lowercased() == key.charactersIgnoringModifiers.lowercased() else { return false }
    // A capital letter implies Shift, even if the terminal doesn't report it.
    let isCapital = key.characters.count == 1 && key.characters.lowercased() != key.characters
    return (isCapital ? flags.union(.shift) : flags) == wanted
  }

  /// The keys in the notation of menus: `⇧⌘N`.
  var keySymbols: String? {
    guard let input, !input.isEmpty else { return nil }
    var signs = ""
    if modifierFlags.contains(.control) { signs += "⌃" }
    if modifierFlags.contains(.alternate) { signs += "⌥" }
    if modifierFlags.contains(.shift) { signs += "⇧" }
    if modifierFlags.contains(.command) { signs += "⌘" }
    return signs + Self.keyName(input)
  }

  /// The keys as a person at a terminal presses them: `Ctrl-Shift-N`.
  ///
  /// Control replaces Command, which terminals don't report.
  var terminalKeys: String? {
    guard let input, !input.isEmpty else { return nil }
    var keys = ""
    if !modifierFlags.isDisjoint(with: [.control, .command]) { keys += "Ctrl-" }
    if modifierFlags.contains(.alternate) { keys += "Alt-" }
    if modifierFlags.contains(.shift) { keys += "Shift-" }
    return keys + Self.keyName(input)
  }

  private static func keyName(_ input: String) -> String {
    let names = [
      Self.inputUpArrow: "↑", Self.inputDownArrow: "↓", Self.inputLeftArrow: "←",
      Self.inputRightArrow: "→", Self.inputEscape: "Esc", Self.inputPageUp: "PgUp",
      Self.inputPageDown: "PgDn", Self.inputHome: "Home", Self.inputEnd: "End",
      Self.inputDelete: "⌫", "\u{8}": "⌫", "\r": "↩", "\n": "↩", "\t": "⇥", " ": "Space",
    ]
    return names[input] ?? input.replacing("UIKeyInput", with: "").uppercased()
  }
}
