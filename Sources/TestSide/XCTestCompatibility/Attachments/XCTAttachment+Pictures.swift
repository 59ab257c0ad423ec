import Foundation
import PlatformTypes

extension XCTAttachment {
  /// Makes an attachment of a picture, a PNG file; empty when it has no pixels.
  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: UniformType.png)
  }

  /// Makes an attachment of a picture, a PNG file; empty when it has no pixels.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - quality: How much of it is kept: all of it whatever is asked for.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
}
