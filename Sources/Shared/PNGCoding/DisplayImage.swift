/// A picture as pixels, in rows from the top.
///
/// Each pixel has four bytes: red, green, blue and alpha, not premultiplied.
package struct DisplayImage: Hashable, Sendable {
  /// The number of pixels in a row.
  package var width: Int
  /// The number of rows.
  package var height: Int
  /// The pixels, `width * height * 4` bytes.
  package var pixels: [UInt8]

  /// Makes a picture; fails if the number of bytes doesn't match the size.
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

  /// A picture without pixels.
  package static let nothing = DisplayImage()
}
