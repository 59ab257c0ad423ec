/// DEC's special graphics, the character set selected by `ESC ( 0` that draws lines.
enum LineDrawing {
  /// Returns the set's character in place of a scalar.
  static func scalar(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x60...0x7E).contains(scalar.value) else { return scalar }
    return scalars[Int(scalar.value - 0x60)]
  }

  private static let scalars = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)
}
