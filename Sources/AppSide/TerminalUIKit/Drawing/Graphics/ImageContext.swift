import Foundation
import PNGCoding

/// The drawing of one image.
@MainActor
final class ImageContext {
  let drawing: DrawingContext
  /// The drawing context that was current before.
  let outer: DrawingContext?
  /// The image context that was current before.
  let outerContext: ImageContext?
  private let size: CGSize
  private let scale: CGFloat

  /// The image context that was begun last and hasn't ended.
  private(set) static var current: ImageContext?

  /// Begins an image, into which everything is drawn until `end()`.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - scale: The number of pixels per point; 0 for that of the screen.
  ///   - isOpaque: Whether the image has a black ground.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = CGRect(origin: .zero, size: size).finite.size
    self.scale = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
    drawing = DrawingContext(
      size: self.size, traits: .current,
      grain: CGSize(width: 1 / self.scale, height: 1 / self.scale))
    let bounds = CGRect(origin: .zero, size: self.size)
    // An image that can't have pixels has no visible part, so that its rows aren't visited.
    if !PixelRasterizer.canDraw(size: self.size, scale: self.scale) { drawing.visible = .null }
    drawing.beginAppDrawing(in: bounds)
    if isOpaque { drawing.fill(bounds, .black) }
    outer = DrawingContext.current
    outerContext = Self.current
    DrawingContext.current = drawing
    Self.current = self
  }

  /// Ends the image; drawing continues where it did before.
  func end() {
    drawing.endAppDrawing()
    DrawingContext.current = outer
    Self.current = outerContext
  }

  /// The image as drawn so far; empty if it has no pixels or too many.
  var image: UIImage {
    guard var rasterizer = PixelRasterizer(size: size, scale: scale) else { return UIImage() }
    rasterizer.draw(drawing.list)
    return UIImage(content: rasterizer.image, scale: scale)
  }
}
