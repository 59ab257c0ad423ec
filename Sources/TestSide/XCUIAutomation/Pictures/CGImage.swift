import Foundation
import PlatformTypes
import PNGCoding

/// The pixels of a picture (Core Graphics): four bytes each, red, green, blue and alpha, row by row from the
/// top.
public final class CGImage: Sendable {
  let content: DisplayImage

  init(_ content: DisplayImage) {
    self.content = content
  }

  /// Pixels in a row.
  public var width: Int { content.width }
  /// Rows of pixels.
  public var height: Int { content.height }
  /// Eight.
  public var bitsPerComponent: Int { 8 }
  /// Thirty-two.
  public var bitsPerPixel: Int { 32 }
  /// Four for each pixel of a row.
  public var bytesPerRow: Int { content.width * 4 }
  /// Red, green and blue.
  public var colorSpace: CGColorSpace? { .rgb }
  /// Behind the colours, which are not multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .last }
  /// Red first, alpha last.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The bytes of all pixels.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(content.pixels) as NSData) }

  /// The part of the picture inside a rectangle; nil where they share no pixel.
  ///
  /// - Parameter rect: The part, in pixels from the top left; grown to whole pixels.
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
