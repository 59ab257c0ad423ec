import PlatformTypes
import PNGCoding

extension UIImage {
  /// The pixels of the picture, or `nil` if it has none (UIKit).
  public var cgImage: CGImage? {
    content.width > 0 && content.height > 0 ? CGImage(content) : nil
  }

  /// Creates a picture from pixels, at one pixel per point (UIKit).
  ///
  /// - Parameter image: The pixels.
  public convenience init(cgImage image: CGImage) {
    self.init(content: image.content)
  }
}
