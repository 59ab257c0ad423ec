import XCTestCompatibility

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
}
