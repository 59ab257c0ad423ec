import Foundation

/// The context of an image that a renderer makes (UIKit).
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  private let context: ImageContext

  init(_ cgContext: CGContext, _ context: ImageContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.context = context
    self.format = format
    super.init()
  }

  /// The image as drawn so far.
  open var currentImage: UIImage { context.image }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws the outline of a rectangle with the current stroke colour, inside the rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
