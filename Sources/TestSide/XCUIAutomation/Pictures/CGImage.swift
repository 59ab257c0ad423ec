import Foundation
import PlatformTypes
import PNGCoding

/// The pixels of a picture (Core Graphics).
///
/// Each pixel has four bytes, red, green, blue and alpha, and the top row comes first.
public final class CGImage: Sendable {
  let content: DisplayImage

  init(_ content: DisplayImage) {
    self.content = content
  }

  /// The number of pixels in a row.
  public var width: Int { content.width }
  /// The number of rows.
  public var height: Int { content.height }
  /// The number of bits per component, always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel, always 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes in a row, four for each pixel.
  public var bytesPerRow: Int { content.width * 4 }
  /// The colour space: red, green and blue.
  public var colorSpace: CGColorSpace? { .rgb }
  /// The position of the alpha component: last, not premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .last }
  /// The layout of a pixel: red first, alpha last.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The bytes of all pixels.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(content.pixels) as NSData) }

  /// Returns the part of the picture inside a rectangle, or `nil` if they share no pixel.
  ///
  /// - Parameter rect: The rectangle, in pixels from the top left, which is expanded to whole
  ///   pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
    let part = rect.integral.intersection(whole)
    guard part.width >= 1, part.height >= 1 else { return nil }
    let columns = Int(part.minX) * 4..<Int(part.maxX) * 4
    let rows = Int(part.minY)..<Int(part.maxY)
    let pixels = rows.flatMap { row in
      content.pixels[
        row * bytesPerRow + columns.lowerBound..<row * bytesPerRow + columns.upperBound]
    }
    return DisplayImage(width: Int(part.width), height: rows.count, pixels: pixels).map(
      CGImage.init)
  }
}
