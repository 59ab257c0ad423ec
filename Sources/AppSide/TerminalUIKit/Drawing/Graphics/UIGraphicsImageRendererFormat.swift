import Foundation

/// The format of the images of a renderer (UIKit).
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Creates the format for the screen.
  public override required init() { super.init() }

  /// Creates the format for traits.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }

  /// Returns the format for the screen.
  open class func `default`() -> Self { Self() }

  /// Returns the format for the screen.
  open class func preferred() -> Self { Self() }

  /// The number of pixels per point; 0 for that of the screen.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether the image has a black ground.
  open var opaque = false
}
