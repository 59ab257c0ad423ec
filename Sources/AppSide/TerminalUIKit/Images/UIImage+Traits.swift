import Foundation
import PlatformTypes

extension UIImage {
  /// Creates the image with a name in a bundle, or `nil` if there isn't one.
  ///
  /// - Parameters:
  ///   - name: The name of a resource file, without `.png`, or of an image set in an asset catalog.
  ///   - bundle: The bundle to search, such as `.module`, or `nil` for the main bundle.
  ///   - traitCollection: The traits of the variant, of which there is only one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }
}
