import Foundation

/// The type of image literals, `#imageLiteral(resourceName: "Logo")`.
public typealias _ImageLiteralType = UIImage

// A requirement of a non-final class must be met by the class itself or by an extension of a protocol.
extension _ExpressibleByImageLiteral where Self: UIImage {
  /// Creates the image of a literal from the app's resources.
  ///
  /// If there isn't one, the image is empty, and a line is written to standard error; UIKit would end the
  /// process.
  ///
  /// - Parameter name: The name of a resource file, without `.png`, or of an image set in an asset
  ///   catalog.
  public init(imageLiteralResourceName name: String) {
    let image = UIImage(named: name) ?? .missing(name)
    // Literals only have the type of the class itself, never that of a subclass.
    self = (image as? Self) ?? unsafeDowncast(image, to: Self.self)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

extension UIImage {
  fileprivate static func missing(_ name: String) -> UIImage {
    FileHandle.standardError.write(
      Data("#imageLiteral(resourceName: \"\(name)\"): no image of that name was found.\n".utf8))
    return UIImage()
  }
}
