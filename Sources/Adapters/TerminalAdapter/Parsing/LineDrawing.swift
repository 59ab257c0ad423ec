/// DEC's special graphics: the letters that stand for lines after `ESC ( 0`.
enum LineDrawing {
  /// Returns what a character stands for in the set.
  static func scalar(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x60...0x7E).contains(scalar.value) else { return scalar }
    return scalars[Int(scalar.value - 0x60)]
  }

  private static let scalars = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)
}
