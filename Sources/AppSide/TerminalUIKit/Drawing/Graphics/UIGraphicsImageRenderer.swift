import Foundation

/// A renderer of images that an app draws (UIKit).
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let storedFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images with a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images with a size, in points, and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images that show a rectangle, in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.finite
    storedFormat = format
    super.init()
  }

  /// The format of the images.
  open var format: UIGraphicsImageRendererFormat { storedFormat }

  /// Returns the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = ImageContext(
      size: bounds.size, scale: storedFormat.scale, isOpaque: storedFormat.opaque)
    defer { context.end() }
    let graphics = context.drawing.graphics
    graphics.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(UIGraphicsImageRendererContext(graphics, context, format: storedFormat))
    return context.image
  }

  /// Returns the image that a closure draws as the bytes of a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
