import PlatformTypes
import PNGCoding

extension UIImage {
  /// The pixels of the picture; nil when it has none (UIKit).
  public var cgImage: CGImage? {
    content.width > 0 && content.height > 0 ? CGImage(content) : nil
  }

  /// Makes a picture of pixels, one of them to a point (UIKit).
  ///
  /// - Parameter image: The pixels.
  public convenience init(cgImage image: CGImage) {
    self.init(content: image.content)
  }
}
