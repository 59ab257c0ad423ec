/// The pixels of a character in its cell or two cells, ready to be coloured.
package struct GlyphMask {
  /// The number of pixels in a row.
  package let width: Int
  /// One bit mask per pixel row, most significant bit leftmost.
  package let rows: [UInt32]

  /// Draws a character.
  ///
  /// - Parameters:
  ///   - cells: The number of cells that it takes: 1 or 2.
  ///   - attributes: The attributes, of which only bold and italic have an effect.
  ///   - scale: The pixels per point, on both axes: 1 or 2.
  package init(_ character: Character, cells: Int, attributes: Cell.Attributes, scale: Int) {
    width = 8 * cells * scale
    if cells == 1, let shapes = CellArt.shapes(of: character) {
      rows = Self.sampled(shapes, scale: scale)
      return
    }
    var attributes = attributes
    // Symbols aren't slanted.
    if character.unicodeScalars.contains(where: { $0.value >= 0x2000 }) {
      attributes.remove(.italic)
    }
    let small: [UInt32]
    if cells == 1, let letter = BitmapFont.rows(of: character) {
      small = Self.styled(letter, attributes).map { UInt32($0) << 24 }
    } else if cells == 2, let letter = BitmapFont.rowsOfRelative(of: character) {
      small = Self.styled(letter, attributes).map { UInt32($0) << 20 }
    } else if cells == 2, character.unicodeScalars.first?.value == 0x3000 {
      small = Array(repeating: 0, count: 16)
    } else {
      small = Placeholder.rows(of: character, cells: cells)
    }
    rows = scale == 1 ? small : Self.doubled(small, width: 8 * cells)
  }

  private static func sampled(_ shapes: [CellArt.Shape], scale: Int) -> [UInt32] {
    let step = 1 / Double(scale)
    return (0..<16 * scale).map { row in
      var bits: UInt32 = 0
      for column in 0..<8 * scale {
        let x = (Double(column) + 0.5) * step
        let y = (Double(row) + 0.5) * step
        if shapes.contains(where: { $0.contains(x, y) }) { bits |= 1 << UInt32(31 - column) }
      }
      return bits
    }
  }

  private static func styled(_ rows: [UInt8], _ attributes: Cell.Attributes) -> [UInt8] {
    var rows = rows
    if attributes.contains(.italic) {
      // The upper part is shifted to the right, the lower part to the left if there is room.
      let hasRoom = rows[9...].allSatisfy { $0 & 0x80 == 0 }
      for row in 0..<5 { rows[row] >>= 1 }
      if hasRoom { for row in 9..<16 { rows[row] <<= 1 } }
    }
    if attributes.contains(.bold) { rows = rows.map { $0 | $0 >> 1 } }
    return rows
  }

  /// Returns the mask at twice the size, with steps smoothed where two sides of a pixel agree and the others
  /// don't.
  private static func doubled(_ rows: [UInt32], width: Int) -> [UInt32] {
    var result: [UInt32] = []
    for index in rows.indices {
      let above = index > 0 ? rows[index - 1] : 0
      let below = index + 1 < rows.count ? rows[index + 1] : 0
      var upper: UInt32 = 0
      var lower: UInt32 = 0
      for column in 0..<width {
        let shift = UInt32(31 - column)
        let own = rows[index] >> shift & 1
        let up = above >> shift & 1
        let down = below >> shift & 1
        let left = column > 0 ? rows[index] >> (shift + 1) & 1 : 0
        let right = column + 1 < width ? rows[index] >> (shift - 1) & 1 : 0
        let place = UInt32(31 - 2 * column)
        upper |= (left == up && left != down && up != right ? up : own) << place
        upper |= (up == right && up != left && right != down ? right : own) << (place - 1)
        lower |= (down == left && down != right && left != up ? left : own) << place
        lower |= (right == down && right != up && down != left ? down : own) << (place - 1)
      }
      result += [upper, lower]
    }
    return result
  }
}
