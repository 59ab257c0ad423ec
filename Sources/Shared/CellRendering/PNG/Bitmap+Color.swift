import PNGCoding

extension Bitmap {
  /// Returns the pixel value of a colour.
  static func pixel(_ color: DisplayColor) -> UInt32 {
    UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8
      | UInt32(color.alpha)
  }

  /// Returns the colour of a pixel value.
  static func color(_ pixel: UInt32) -> DisplayColor {
    DisplayColor(
      red: UInt8(truncatingIfNeeded: pixel >> 24), green: UInt8(truncatingIfNeeded: pixel >> 16),
      blue: UInt8(truncatingIfNeeded: pixel >> 8), alpha: UInt8(truncatingIfNeeded: pixel))
  }
}
