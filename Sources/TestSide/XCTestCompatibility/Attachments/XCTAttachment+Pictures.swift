import Foundation
import PlatformTypes

extension XCTAttachment {
  /// Creates an attachment from a picture, as a PNG file, which is empty if the picture has no pixels.
  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: UniformType.png)
  }

  /// Creates an attachment from a picture, as a PNG file, which is empty if the picture has no pixels.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - quality: The quality, which is ignored because PNG files are lossless.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
}
