/// A picture to draw: pixels, row by row from the top, four bytes each (red, green, blue, alpha, not
/// premultiplied).
package struct DisplayImage: Hashable, Sendable {
  /// Pixels in a row.
  package var width: Int
  /// Rows of pixels.
  package var height: Int
  /// `width * height * 4` bytes.
  package var pixels: [UInt8]

  /// Makes a picture; nil when the number of bytes does not fit the size.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width >= 0, height >= 0, pixels.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  private init() {
    width = 0
    height = 0
    pixels = []
  }

  /// A picture without a pixel.
  package static let nothing = DisplayImage()
}
