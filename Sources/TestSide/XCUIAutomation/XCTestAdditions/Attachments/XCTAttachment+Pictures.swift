import Foundation
import PlatformTypes

extension XCTAttachment {
  /// Creates an attachment from a picture of a screen or an element, as a PNG file.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: UniformType.png)
  }

  /// Creates an attachment from a picture of a screen or an element, as a PNG file.
  ///
  /// - Parameters:
  ///   - screenshot: The picture.
  ///   - quality: The quality, which is ignored because PNG files are lossless.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(screenshot: screenshot)
  }

  /// Creates an attachment from a picture, as a PNG file; it is empty if the picture has no pixels.
  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: UniformType.png)
  }

  /// Creates an attachment from a picture, as a PNG file; it is empty if the picture has no pixels.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - quality: The quality, which is ignored because PNG files are lossless.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
}
