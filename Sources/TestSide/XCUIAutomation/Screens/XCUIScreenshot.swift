import Foundation
import PlatformTypes

/// A picture of a screen or of an element, taken at one moment.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  private let png: Data
  private let svg: Data
  private let size: CGSize

  /// Takes a picture in both formats.
  ///
  /// - Parameter size: How big what it shows is, in points.
  init(png: Data = Data(), svg: Data = Data(), size: CGSize = .zero) {
    self.png = png
    self.svg = svg
    self.size = size
  }

  /// The picture as a PNG file; empty where there is none, after a failure.
  open var pngRepresentation: Data { png }

  /// The picture as an SVG file, whose text can be selected and compared.
  ///
  /// Apple has no such property.
  open var svgRepresentation: Data { svg }

  /// The picture; without a size where there is none, after a failure.
  open var image: UIImage {
    guard let pixels = UIImage(data: png) else { return UIImage() }
    let scale = size.width > 0 ? pixels.size.width / size.width : 1
    return UIImage(data: png, scale: scale) ?? pixels
  }
}
