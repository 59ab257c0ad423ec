import Foundation

extension UIImage {
  /// Creates the image with a name in the app's resources, or `nil` if there isn't one.
  ///
  /// For an unreadable PNG file, the image is a grey placeholder.
  ///
  /// - Parameter name: The name of a resource file, without `.png`, or of an image set in an asset
  ///   catalog.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates the image with a name in a bundle, or `nil` if there isn't one.
  ///
  /// - Parameters:
  ///   - name: The name of a resource file, without `.png`, or of an image set in an asset catalog.
  ///   - bundle: The bundle to search, such as `.module`, or `nil` for the main bundle.
  ///   - configuration: The variant of the image, of which there is only one.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let file = ImageFile(named: name, in: bundle ?? .main),
      let content = NamedImages.content(of: file)
    else { return nil }
    self.init(content: content, scale: file.scale, name: name)
  }
}
