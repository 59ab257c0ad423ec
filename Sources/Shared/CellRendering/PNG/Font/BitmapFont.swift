import Foundation

/// Letters and symbols of 8 × 16 pixels, one byte per row, most significant bit leftmost.
///
/// The font contains ASCII, Latin letters (with accents composed from parts) and common symbols; frames,
/// blocks and braille are shapes instead (`CellArt`).
enum BitmapFont {
  /// Returns the rows of a character, or `nil` if it isn't in the font.
  static func rows(of character: Character) -> [UInt8]? {
    if character == " " || character == "\u{A0}" { return empty }
    let scalars = Array(character.unicodeScalars)
    if scalars.count == 1, let rows = glyphs[scalars[0].value] { return rows }
    let parts = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
    if parts.count > 1, let rows = composed(parts) { return rows }
    return nil
  }

  /// Returns the rows of a character that looks the same, for one that isn't in the font, nor in its emoji
  /// form: a fullwidth letter, a symbol with a variation selector.
  static func rowsOfRelative(of character: Character) -> [UInt8]? {
    guard let first = character.unicodeScalars.first else { return nil }
    if (0xFF01...0xFF5E).contains(first.value) { return glyphs[first.value - 0xFEE0] }
    return glyphs[relatives[first.value] ?? first.value]
  }

  private static let empty = [UInt8](repeating: 0, count: 16)

  /// The plain symbols that look like emoji.
  private static let relatives: [UInt32: UInt32] = [
    0x2764: 0x2665, 0x2B50: 0x2605, 0x2705: 0x2714, 0x274C: 0x2718, 0x2716: 0x2715, 0x1F50D: 0x2315,
    0x2795: 0x2B, 0x2796: 0x2212, 0x2797: 0xF7,
  ]

  // MARK: - Accents

  private static func composed(_ parts: [Unicode.Scalar]) -> [UInt8]? {
    let marks = parts.dropFirst().map(\.value)
    let hasMarkAbove = marks.contains { !marksBelow.contains($0) }
    var base = parts[0].value
    if hasMarkAbove { base = dotless[base] ?? base }
    guard var rows = glyphs[base] else { return nil }
    let top = rows.firstIndex { $0 != 0 } ?? 0
    for mark in marks {
      guard let accent = glyphs[mark] else { return nil }
      // Accents are drawn for small letters and move up over taller ones, as far as there is room.
      var rise = top <= 3 && !marksBelow.contains(mark) ? 2 : 0
      rise = min(rise, accent.firstIndex { $0 != 0 } ?? 0)
      for row in rise..<16 where accent[row] != 0 { rows[row - rise] |= accent[row] }
    }
    return rows
  }

  private static let marksBelow: Set<UInt32> = [0x323, 0x326, 0x327, 0x328]
  private static let dotless: [UInt32: UInt32] = [0x69: 0x131, 0x6A: 0x237]

  // MARK: - Table

  private static let glyphs: [UInt32: [UInt8]] = {
    var glyphs: [UInt32: [UInt8]] = [:]
    for table in [GlyphTable.ascii, GlyphTable.latin, GlyphTable.marks, GlyphTable.symbols] {
      for entry in table.split(whereSeparator: \.isWhitespace) {
        let (scalar, rows) = parse(entry.utf8)
        glyphs[scalar] = rows
      }
    }
    return glyphs
  }()

  private static func parse(_ entry: Substring.UTF8View) -> (UInt32, [UInt8]) {
    let digits = entry.map { digit in
      digit >= UInt8(ascii: "A") ? digit - UInt8(ascii: "A") + 10 : digit &- UInt8(ascii: "0")
    }
    let dot = entry.firstIndex(of: UInt8(ascii: ".")) ?? entry.endIndex
    let length = entry.distance(from: entry.startIndex, to: dot)
    let scalar = digits[..<length].reduce(UInt32(0)) { $0 << 4 | UInt32($1) }
    var rows = empty
    var row = Int(digits[length + 1])
    for index in stride(from: length + 2, to: digits.count - 1, by: 2) where row < 16 {
      rows[row] = digits[index] << 4 | digits[index + 1]
      row += 1
    }
    return (scalar, rows)
  }
}
