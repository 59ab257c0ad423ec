extension UIKeyCommand {
  /// The arrow up.
  public nonisolated static let inputUpArrow = UIKey.upArrow
  /// The arrow down.
  public nonisolated static let inputDownArrow = UIKey.downArrow
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = UIKey.leftArrow
  /// The arrow to the right.
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
  /// The keys that delete.
  public nonisolated static let inputDelete = UIKey.delete
  /// A function key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// A function key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// A function key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// A function key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// A function key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// A function key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// A function key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// A function key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// A function key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// A function key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// A function key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// A function key.
  public nonisolated static let f12 = "UIKeyInputF12"
}

extension UIKeyCommand {
  /// Whether a key with some modifiers gives the command.
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
    // A capital was typed with shift, also where the terminal does not say so.
    let isCapital = key.characters.count == 1 && key.characters.lowercased() != key.characters
    return (isCapital ? flags.union(.shift) : flags) == wanted
  }

  /// The keys as menus show them: `⇧⌘N`.
  var keySigns: String? {
    guard let input, !input.isEmpty else { return nil }
    var signs = ""
    if modifierFlags.contains(.control) { signs += "⌃" }
    if modifierFlags.contains(.alternate) { signs += "⌥" }
    if modifierFlags.contains(.shift) { signs += "⇧" }
    if modifierFlags.contains(.command) { signs += "⌘" }
    let names = [
      Self.inputUpArrow: "↑", Self.inputDownArrow: "↓", Self.inputLeftArrow: "←",
      Self.inputRightArrow: "→", Self.inputEscape: "Esc", Self.inputPageUp: "PgUp",
      Self.inputPageDown: "PgDn", Self.inputHome: "Home", Self.inputEnd: "End",
      Self.inputDelete: "⌫", "\u{8}": "⌫", "\r": "↩", "\n": "↩", "\t": "⇥", " ": "Space",
    ]
    let name = names[input] ?? input.replacing("UIKeyInput", with: "").uppercased()
    return signs + name
  }
}
