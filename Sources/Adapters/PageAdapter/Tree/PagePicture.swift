import Foundation
import PNGCoding

/// Pictures of parts of a page.
enum PagePicture {
  /// Returns a picture as an SVG file that contains the PNG.
  static func svg(of picture: Data, size: CGSize) -> Data {
    let image = picture.base64EncodedString()
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)">\
      <image width="\(size.width)" height="\(size.height)" href="data:image/png;base64,\(image)"/></svg>
      """.utf8)
  }

  /// Crops a picture of the screen.
  ///
  /// - Parameters:
  ///   - data: The PNG file.
  ///   - frame: The part, in points of the screen.
  ///   - screen: The size of the screen, in points.
  /// - Throws: `PNGReadingError` if the browser's picture can't be read.
  static func crop(_ data: Data, to frame: CGRect, of screen: CGSize) throws -> Data {
    if frame.origin == .zero, frame.size == screen { return data }
    let image = try PNGReader.read(Array(data))
    let scale = Double(image.width) / max(screen.width, 1)
    let left = min(max(Int((frame.minX * scale).rounded(.down)), 0), image.width)
    let right = min(max(Int((frame.maxX * scale).rounded(.up)), left), image.width)
    let top = min(max(Int((frame.minY * scale).rounded(.down)), 0), image.height)
    let bottom = min(max(Int((frame.maxY * scale).rounded(.up)), top), image.height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      let start = row * image.width * 4
      pixels += image.pixels[(start + left * 4)..<(start + right * 4)]
    }
    let part = DisplayImage(width: right - left, height: bottom - top, pixels: pixels)
    return Data(PNGEncoder.encode(part ?? .nothing))
  }
}
