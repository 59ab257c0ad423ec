/// Converts a drawn screen to ASCII for the text of a failure.
///
/// `swift test` loses a whole chunk of XCTest's output if the chunk ends inside a multibyte
/// character, and a screen is full of those.
enum PlainLines {
  /// Returns the lines of a screen.
  static func of(_ screen: String) -> [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.map(plain))
    }
  }

  private static func plain(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return character
    }
    switch scalar.value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550: return "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551: return "|"
    // The remaining box-drawing characters are corners and crossings.
    case 0x250C...0x257F: return "+"
    case 0x2580...0x259F: return "#"
    case 0x25A0...0x25FF: return "o"
    case 0x2022: return "*"
    case 0x2039: return "<"
    case 0x203A: return ">"
    default: return character
    }
  }
}
