/// Pixels to draw into.
package struct Bitmap: Hashable {
  /// Pixels in a row.
  package let width: Int
  /// Rows of pixels.
  package let height: Int
  /// Row by row from the top: red, green, blue and alpha from the highest byte down; clear at first.
  package var pixels: [UInt32]

  /// Makes clear pixels.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = Array(repeating: 0, count: self.width * self.height)
  }

  /// Fills a rectangle, which must lie inside.
  package mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ pixel: UInt32) {
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
