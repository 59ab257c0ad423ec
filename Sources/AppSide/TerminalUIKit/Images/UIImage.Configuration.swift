import Foundation

extension UIImage {
  /// Which variant of a picture to take (UIKit).
  ///
  /// Pictures have one variant here; the type is there so that calls that name one compile.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Makes a configuration that asks for nothing in particular.
    public override init() { super.init() }
  }
}
