import Foundation

extension UIImage {
  /// Finds a picture of the app by its name; nil when there is none.
  ///
  /// - Parameter name: Of a file among the resources, without `.png`, or of an image set in a catalog.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Finds a picture in a bundle by its name; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: Of a file among the resources, without `.png`, or of an image set in a catalog.
  ///   - bundle: Where to look, such as `.module`; nil is the main bundle.
  ///   - configuration: Which variant to take: there is only one.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let file = ImageFile(named: name, in: bundle ?? .main),
      let content = NamedImages.content(of: file)
    else { return nil }
    self.init(content: content, scale: file.scale, name: name)
  }

  /// Finds a picture in a bundle by its name; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: Of a file among the resources, without `.png`, or of an image set in a catalog.
  ///   - bundle: Where to look, such as `.module`; nil is the main bundle.
  ///   - traitCollection: Which variant to take: there is only one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }
}
