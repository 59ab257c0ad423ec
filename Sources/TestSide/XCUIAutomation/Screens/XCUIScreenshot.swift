import Foundation
import PlatformTypes
import Synchronization

/// A picture of a screen or an element at one moment.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; everything
// here is constant.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  private let png: Data
  private let svg: Data
  private let size: CGSize
  private let decoded = Mutex<UIImage?>(nil)

  /// Creates a picture from both formats.
  ///
  /// - Parameter size: The size of the pictured area, in points.
  init(png: Data, svg: Data, size: CGSize) {
    self.png = png
    self.svg = svg
    self.size = size
  }

  /// The picture as a PNG file, or a small placeholder after a failure.
  open var pngRepresentation: Data { png }

  /// The picture as an SVG file, whose text can be selected and compared.
  ///
  /// Apple's class has no such property.
  open var svgRepresentation: Data { svg }

  /// The picture, or a small placeholder after a failure.
  open var image: UIImage {
    decoded.withLock { decoded in
      if let decoded { return decoded }
      let scale = size.width > 0 ? pixelWidth / size.width : 1
      let image = UIImage(data: png, scale: scale > 0 ? scale : 1) ?? UIImage()
      decoded = image
      return image
    }
  }

  /// The number of pixels in a point.
  var pixelsPerPoint: Double {
    size.width > 0 && pixelWidth > 0 ? Double(pixelWidth) / Double(size.width) : 1
  }

  /// The width from the header of the PNG file, without the cost of decoding it.
  private var pixelWidth: CGFloat {
    guard png.count >= 20 else { return 0 }
    return CGFloat(png.dropFirst(16).prefix(4).reduce(0 as UInt32) { $0 << 8 | UInt32($1) })
  }
}
