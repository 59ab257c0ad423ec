import Foundation

/// A colour of an asset catalog, by name (DeveloperToolsSupport).
///
/// The plugin `AppleAssets` generates one for each colour of a target's catalogs.
public struct ColorResource: Hashable {
  let name: String
  let bundle: Bundle

  /// Creates a resource from the name of a colour set and its bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

// A bundle doesn't change.
extension ColorResource: @unchecked Sendable {}

extension UIColor {
  /// Creates the colour of a resource; clear, with a line on standard error, if there isn't one.
  public convenience init(resource: ColorResource) {
    if let set = Self.set(named: resource.name, in: resource.bundle) {
      self.init(light: set.light, dark: set.dark ?? set.light)
    } else {
      RuntimeLog.write(
        "No color named '\(resource.name)' found in asset catalog for \(resource.bundle.bundlePath)"
      )
      self.init(white: 0, alpha: 0)
    }
  }
}
