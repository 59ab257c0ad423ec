/// The placeholder for characters missing from the font: a box with the scalar's digits, or with the letters
/// of a flag.
enum Placeholder {
  /// Returns sixteen rows, one bit per pixel, most significant bit leftmost.
  static func rows(of character: Character, cells: Int) -> [UInt32] {
    var canvas = Canvas()
    if cells == 2 {
      canvas.frame(width: 15)
      let letters = flagLetters(character)
      if letters.count == 2 {
        for (index, letter) in letters.enumerated() {
          canvas.letter(letter, x: 6 * index, y: 0)
        }
      } else {
        canvas.digits(character, count: 6, perLine: 3, x: 2, y: 3)
      }
    } else {
      // Two digits leave no room for the sides of the box.
      canvas.line(0, y: 1, width: 7)
      canvas.line(0, y: 15, width: 7)
      canvas.digits(character, count: 4, perLine: 2, x: 0, y: 3)
    }
    return canvas.rows
  }

  /// Returns the letters of a flag's country; regional indicators stand for A to Z.
  private static func flagLetters(_ character: Character) -> [Character] {
    character.unicodeScalars.compactMap { scalar in
      guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
      return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map(Character.init)
    }
  }

  private struct Canvas {
    var rows = [UInt32](repeating: 0, count: 16)

    mutating func line(_ x: Int, y: Int, width: Int) {
      for column in x..<x + width { rows[y] |= 1 << UInt32(31 - column) }
    }

    mutating func frame(width: Int) {
      line(0, y: 1, width: width)
      line(0, y: 15, width: width)
      for y in 2..<15 {
        line(0, y: y, width: 1)
        line(width - 1, y: y, width: 1)
      }
    }

    mutating func letter(_ character: Character, x: Int, y: Int) {
      for (row, bits) in (BitmapFont.rows(of: character) ?? []).enumerated() {
        rows[y + row] |= UInt32(bits) << UInt32(23 - x)
      }
    }

    /// Draws the last digits of the first scalar, in two lines.
    mutating func digits(_ character: Character, count: Int, perLine: Int, x: Int, y: Int) {
      let value = character.unicodeScalars.first?.value ?? 0
      for index in 0..<count {
        let digit = Int(value >> UInt32(4 * (count - 1 - index)) & 15)
        let left = x + 4 * (index % perLine)
        let top = y + 6 * (index / perLine)
        for row in 0..<5 {
          let bits = UInt32(digitRows[digit] >> UInt16(3 * (4 - row)) & 7)
          rows[top + row] |= bits << UInt32(29 - left)
        }
      }
    }
  }

  /// The hexadecimal digits, of three by five pixels, row by row.
  private static let digitRows: [UInt16] = [
    0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_111_001_111,
    0b101_101_111_001_001, 0b111_100_111_001_111, 0b111_100_111_101_111, 0b111_001_010_010_010,
    0b111_101_111_101_111, 0b111_101_111_001_111, 0b010_101_111_101_101, 0b110_101_110_101_110,
    0b011_100_100_100_011, 0b110_101_101_101_110, 0b111_100_110_100_111, 0b111_100_110_100_100,
  ]
}
