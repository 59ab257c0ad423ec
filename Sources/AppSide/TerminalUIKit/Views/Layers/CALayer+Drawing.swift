import CellRendering
import Foundation

extension CALayer {
  /// The radius of rounded corners, in points.
  final var shownCornerRadius: CGFloat { maskedCorners.isEmpty ? 0 : cornerRadius }

  func render(_ context: CGContext) {
    let drawing = context.drawing
    let before = (drawing.offset, drawing.markedView)
    let place = bounds.origin.applying(context.ctm).finite
    // The context's origin is that of the layer, regardless of the layer's position.
    drawing.offset = CGPoint(
      x: before.0.x + place.x - frame.minX, y: before.0.y + place.y - frame.minY)
    if let view { drawing.draw(view) } else { drawing.draw(self) }
    (drawing.offset, drawing.markedView) = before
  }
}

extension DrawingContext {
  /// Draws a layer that no view owns, with its sublayers.
  func draw(_ layer: CALayer) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let (frame, bounds) = (layer.frame, layer.bounds)
    let before = (offset, opacity, visible)
    offset = CGPoint(
      x: offset.x + frame.minX - bounds.minX, y: offset.y + frame.minY - bounds.minY)
    opacity *= CGFloat(layer.opacity)
    if let color = layer.backgroundColor {
      fill(bounds, UIColor(cgColor: color), cornerRadius: layer.shownCornerRadius)
    }
    if layer.masksToBounds { pushClip(bounds, cornerRadius: layer.shownCornerRadius) }
    drawOwnContent(of: layer, in: bounds)
    for sublayer in layer.sublayers(inFrontOf: nil) { draw(sublayer) }
    if layer.masksToBounds { popClip(to: before.2) }
    drawBorder(of: layer, in: bounds)
    (offset, opacity) = (before.0, before.1)
  }

  /// Draws the content of a layer between its background and its sublayers.
  func drawOwnContent(of layer: CALayer, in bounds: CGRect) {
    layer.drawContent(in: self)
    if let image = layer.contents as? UIImage { picture(image, tint: nil, in: bounds) }
    guard type(of: layer) != CALayer.self, layer.view == nil else { return }
    runAppDrawing(in: bounds) { layer.draw(in: graphics) }
  }

  func drawBorder(of layer: CALayer, in bounds: CGRect) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    stroke(
      bounds, UIColor(cgColor: color), width: layer.borderWidth,
      cornerRadius: layer.shownCornerRadius)
  }
}
