/// A drawing surface of pixels.
package struct Bitmap: Hashable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels, in rows from the top: red, green, blue and alpha from the highest byte down.
  ///
  /// All pixels are transparent at first.
  package var pixels: [UInt32]

  /// Makes transparent pixels.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = Array(repeating: 0, count: self.width * self.height)
  }

  /// Fills a rectangle, which must lie inside the bitmap.
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
