import Foundation
import PlatformTypes

/// An image of an asset catalog, by name (DeveloperToolsSupport).
///
/// The plugin `AppleAssets` generates one for each image of a target's catalogs.
public struct ImageResource: Hashable {
  let name: String
  let bundle: Bundle

  /// Creates a resource from the name of an image set and its bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

// A bundle doesn't change.
extension ImageResource: @unchecked Sendable {}

extension UIImage {
  /// Creates the image of a resource; an empty one, with a line on standard error, if there isn't one.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, with: nil) {
      self.init(content: image.content, scale: image.scale, name: resource.name)
    } else {
      RuntimeLog.write(
        "No image named '\(resource.name)' found in asset catalog for \(resource.bundle.bundlePath)"
      )
      self.init()
    }
  }
}
