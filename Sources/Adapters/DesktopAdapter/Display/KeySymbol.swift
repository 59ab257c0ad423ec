import AutomationProtocol

/// X's numbers for characters and keys, its keysyms (X Window System Protocol, appendix A).
enum KeySymbol {
  /// Returns a keysym for each scalar of a character or of a raw value of `XCUIKeyboardKey`.
  static func symbols(of character: Character) -> [UInt32] {
    if character.isNewline { return [0xFF0D] }
    return character.unicodeScalars.map { symbol(of: $0.value) }
  }

  private static func symbol(of scalar: UInt32) -> UInt32 {
    if let symbol = named[scalar] { return symbol }
    // F1 to F35.
    if (0xF704...0xF726).contains(scalar) { return 0xFFBE + scalar - 0xF704 }
    let isLatin = (0x20...0x7E).contains(scalar) || (0xA0...0xFF).contains(scalar)
    return isLatin ? scalar : 0x0100_0000 | scalar
  }

  /// Returns the keysyms of modifier keys.
  ///
  /// Command is Control, as usual on Linux.
  static func symbols(of modifiers: KeyModifiers) -> [UInt32] {
    var symbols: [UInt32] = []
    if !modifiers.isDisjoint(with: [.control, .command]) { symbols.append(0xFFE3) }
    if modifiers.contains(.shift) { symbols.append(0xFFE1) }
    if modifiers.contains(.option) { symbols.append(0xFFE9) }
    return symbols
  }

  private static let named: [UInt32: UInt32] = [
    0x03: 0xFF8D, 0x08: 0xFF08, 0x09: 0xFF09, 0x0A: 0xFF0D, 0x0D: 0xFF0D, 0x1B: 0xFF1B,
    0x7F: 0xFF08, 0xF700: 0xFF52, 0xF701: 0xFF54, 0xF702: 0xFF51, 0xF703: 0xFF53,
    0xF727: 0xFF63, 0xF728: 0xFFFF, 0xF729: 0xFF50, 0xF72B: 0xFF57, 0xF72C: 0xFF55,
    0xF72D: 0xFF56, 0xF746: 0xFF6A,
  ]
}
