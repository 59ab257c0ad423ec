/// Pixels to draw into.
struct Bitmap: Hashable {
  let width: Int
  let height: Int
  /// Row by row from the top: red, green, blue and alpha from the highest byte down; clear at first.
  var pixels: [UInt32]

  init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = Array(repeating: 0, count: self.width * self.height)
  }

  /// The number for a colour.
  static func pixel(_ color: DisplayColor) -> UInt32 {
    UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8
      | UInt32(color.alpha)
  }

  /// The colour for a number.
  static func color(_ pixel: UInt32) -> DisplayColor {
    DisplayColor(
      red: UInt8(truncatingIfNeeded: pixel >> 24), green: UInt8(truncatingIfNeeded: pixel >> 16),
      blue: UInt8(truncatingIfNeeded: pixel >> 8), alpha: UInt8(truncatingIfNeeded: pixel))
  }

  /// Fills a rectangle, which must lie inside.
  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ pixel: UInt32) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return }
      for row in y..<y + height {
        var index = row * self.width + x
        let end = index + width
        while index < end {
          pixels[index] = pixel
          index += 1
        }
      }
    }
  }
}
