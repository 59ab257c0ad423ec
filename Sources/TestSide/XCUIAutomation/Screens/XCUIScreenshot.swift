import Foundation
import PlatformTypes
import Synchronization

/// A picture of a screen or of an element, taken at one moment.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  private let png: Data
  private let svg: Data
  private let size: CGSize
  private let decoded = Mutex<UIImage?>(nil)

  /// Takes a picture in both formats.
  ///
  /// - Parameter size: How big what it shows is, in points.
  init(png: Data, svg: Data, size: CGSize) {
    self.png = png
    self.svg = svg
    self.size = size
  }

  /// The picture as a PNG file; after a failure a small one of nothing.
  open var pngRepresentation: Data { png }

  /// The picture as an SVG file, whose text can be selected and compared.
  ///
  /// Apple has no such property.
  open var svgRepresentation: Data { svg }

  /// The picture; after a failure a small one of nothing.
  open var image: UIImage {
    decoded.withLock { decoded in
      if let decoded { return decoded }
      let scale = size.width > 0 ? pixelWidth / size.width : 1
      let image = UIImage(data: png, scale: scale > 0 ? scale : 1) ?? UIImage()
      decoded = image
      return image
    }
  }

  /// As it stands at the beginning of every PNG file; decoding takes longer.
  private var pixelWidth: CGFloat {
    guard png.count >= 20 else { return 0 }
    return CGFloat(png.dropFirst(16).prefix(4).reduce(0 as UInt32) { $0 << 8 | UInt32($1) })
  }
}
