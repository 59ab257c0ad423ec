import Foundation

extension UIImage {
  /// The configuration of an image variant (UIKit).
  ///
  /// Images have only one variant. The type exists so that calls with a configuration compile.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Creates a configuration without specific values.
    public override init() { super.init() }
  }
}
