import CellRendering
import Foundation
import PNGCoding

extension UIImage {
  /// Draws the image at its own size in the running `draw(_:)`.
  ///
  /// - Parameter point: The top left corner, in the coordinates of the view that is being drawn.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into a rectangle in the running `draw(_:)`.
  ///
  /// - Parameter rect: The rectangle in the coordinates of the view that is being drawn.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let context = CGContext.current else { return }
    let place = rect.finite.applying(context.ctm).finite
    context.draw { context.drawing.picture(self, tint: nil, in: place) }
  }

  /// Draws the image into a rectangle in the running `draw(_:)`; the blend mode has no effect.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the coordinates of the view that is being drawn.
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, from 0 to 1.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.withAlpha(alpha) { draw(in: rect) }
  }

  /// Returns the image to draw.
  ///
  /// - Parameter tint: The colour that fills a template image, or `nil` to keep the image's
  ///   colours.
  @preconcurrency @MainActor
  func shown(tint: UIColor?, in context: DrawingContext) -> DisplayImage {
    guard let color = fillColor(tint: tint) else { return content }
    // The context applies the opacity to the whole image.
    let components = color.components(with: context.traits)
    return content.filled(with: components.displayColor(opacity: 1))
  }

  /// Returns the colour that replaces the image's own colours, or `nil` to keep them.
  func fillColor(tint: UIColor?) -> UIColor? {
    switch renderingMode {
    case .alwaysTemplate: tint ?? ownTint
    case .alwaysOriginal, .automatic: ownTint
    }
  }
}
