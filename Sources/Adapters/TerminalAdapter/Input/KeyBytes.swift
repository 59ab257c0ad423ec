import AutomationProtocol

/// The bytes that a terminal sends for keys and texts.
enum KeyBytes {
  /// Returns the bytes of typed text, in which a line feed is the Return key.
  static func bytes(ofText text: String) -> [UInt8] {
    text.utf8.map { $0 == 0x0A ? 0x0D : $0 }
  }

  /// Returns the bytes of a text from the pasteboard.
  static func bytes(ofPasted text: String, _ modes: ScreenModes) -> [UInt8] {
    // Text that contains the end marker of a paste could type commands.
    let safe = text.filter { $0 != "\u{1B}" }
    let typed = bytes(ofText: safe)
    guard modes.bracketedPaste else { return typed }
    return Array("\u{1B}[200~".utf8) + typed + Array("\u{1B}[201~".utf8)
  }

  /// Returns the bytes of a key, or `nil` if terminals don't have the key.
  ///
  /// - Parameter name: A raw value of `XCUIKeyboardKey`, or the key's character.
  static func bytes(
    ofKey name: String, _ modifiers: KeyModifiers, _ modes: ScreenModes
  ) -> [UInt8]? {
    guard let scalar = name.unicodeScalars.first else { return nil }
    let number =
      1 + (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.option) ? 2 : 0)
      + (modifiers.contains(.control) ? 4 : 0)
    let prefix: [UInt8] = modifiers.contains(.option) ? [0x1B] : []
    switch scalar.value {
    case 0x0A, 0x0D, 0x03: return prefix + [0x0D]
    case 0x09: return modifiers.contains(.shift) ? Array("\u{1B}[Z".utf8) : prefix + [0x09]
    case 0x1B: return prefix + [0x1B]
    case 0x08, 0x7F: return prefix + [modifiers.contains(.control) ? 0x08 : 0x7F]
    case 0xF700...0xF8FE: return special(scalar.value, number, modes)
    default: return character(name, modifiers).map { prefix + $0 }
    }
  }

  private static func special(_ value: UInt32, _ number: Int, _ modes: ScreenModes) -> [UInt8]? {
    let letters: [UInt32: Character] = [
      0xF700: "A", 0xF701: "B", 0xF702: "D", 0xF703: "C", 0xF729: "H", 0xF72B: "F",
    ]
    let functions: [Character] = ["P", "Q", "R", "S"]
    if let letter = letters[value] {
      if number > 1 { return Array("\u{1B}[1;\(number)\(letter)".utf8) }
      return Array("\u{1B}\(modes.applicationCursorKeys ? "O" : "[")\(letter)".utf8)
    }
    if (0xF704...0xF707).contains(value) {
      let letter = functions[Int(value - 0xF704)]
      return Array((number > 1 ? "\u{1B}[1;\(number)\(letter)" : "\u{1B}O\(letter)").utf8)
    }
    let codes: [UInt32: Int] = [
      0xF727: 2, 0xF728: 3, 0xF72C: 5, 0xF72D: 6, 0xF708: 15, 0xF709: 17, 0xF70A: 18, 0xF70B: 19,
      0xF70C: 20, 0xF70D: 21, 0xF70E: 23, 0xF70F: 24,
    ]
    guard let code = codes[value] else { return nil }
    return Array((number > 1 ? "\u{1B}[\(code);\(number)~" : "\u{1B}[\(code)~").utf8)
  }

  private static func character(_ name: String, _ modifiers: KeyModifiers) -> [UInt8]? {
    guard modifiers.contains(.control) else {
      let isCapital = modifiers.contains(.shift) != modifiers.contains(.capsLock)
      return Array((isCapital ? name.uppercased() : name).utf8)
    }
    guard let byte = name.uppercased().utf8.first, name.utf8.count == 1 else { return nil }
    switch byte {
    case 0x40...0x5F: return [byte & 0x1F]
    case 0x20: return [0]
    case 0x3F: return [0x7F]
    default: return nil
    }
  }
}
