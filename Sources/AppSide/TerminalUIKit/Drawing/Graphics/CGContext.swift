import Foundation

/// The target of drawing: a view whose `draw(_:)` is running, or an image (Core Graphics, which isn't
/// available on Linux).
///
/// The y axis points down, as in UIKit. Rectangles and paths are drawn as ``UIBezierPath`` says;
/// shadows, blend modes and the styles of lines have no effect.
@preconcurrency @MainActor
public final class CGContext {
  private struct State {
    var fillColor = UIColor.black
    var strokeColor = UIColor.black
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// The number of clips when the state was saved.
    var clips = 0
  }

  let drawing: DrawingContext
  private var state = State()
  private var saved: [State] = []
  var builtPath = CGMutablePath()

  init(_ drawing: DrawingContext) { self.drawing = drawing }

  /// The context of the view or the image that is being drawn, or `nil` outside of one.
  static var current: CGContext? { DrawingContext.current?.graphics }

  // MARK: State

  /// Saves the colours, the transform and the clips until `restoreGState()`.
  public func saveGState() {
    state.clips = drawing.clipCount
    saved.append(state)
  }

  /// Restores the state of the last `saveGState()`.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    drawing.endClips(downTo: last.clips)
    state = last
  }

  var fillColor: UIColor {
    get { state.fillColor }
    set { state.fillColor = newValue }
  }

  var strokeColor: UIColor {
    get { state.strokeColor }
    set { state.strokeColor = newValue }
  }

  /// Sets the colour that fills.
  public func setFillColor(_ color: CGColor) { fillColor = UIColor(cgColor: color) }

  /// Sets the colour of outlines.
  public func setStrokeColor(_ color: CGColor) { strokeColor = UIColor(cgColor: color) }

  /// Sets the colour that fills by its components, each from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fillColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of outlines by its components, each from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    strokeColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the width of outlines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width.finiteOrZero }

  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(0, alpha.finiteOrZero), 1) }

  /// Sets the shape of the ends of lines, which has no effect.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Sets the shape of the joints of lines, which has no effect.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Sets the blend mode, which has no effect.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Sets the shadow, which has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  /// Sets the shadow, which has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

  /// Sets whether edges are smoothed, which has no effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  // MARK: Coordinates

  /// The transform from the coordinates of drawing to those of the view or the image.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Stretches the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Turns the axes by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Transforms the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Drawing

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil), rule: .winding) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

  /// Draws the outline of a rectangle with a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(CGPath(rect: rect, transform: nil), width: width)
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil), rule: .winding)
  }

  /// Draws the outline of an ellipse, which cells don't show.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil), width: state.lineWidth)
  }

  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) {
    drawing.clip(to: rect.standardized.finite.applying(state.transform).finite)
  }

  func fill(_ path: CGPath, rule: CGPathFillRule) {
    draw { drawing.fill(transformed(path), state.fillColor, rule: rule) }
  }

  func stroke(_ path: CGPath, width: CGFloat) {
    let scale = max(abs(state.transform.a), abs(state.transform.b))
    draw { drawing.stroke(transformed(path), state.strokeColor, width: width.finiteOrZero * scale) }
  }

  func stroke(_ path: CGPath) { stroke(path, width: state.lineWidth) }

  /// Runs drawing with an opacity.
  func withAlpha(_ alpha: CGFloat, _ body: () -> Void) {
    let before = state.alpha
    state.alpha *= min(max(0, alpha.finiteOrZero), 1)
    body()
    state.alpha = before
  }

  /// Draws with the context's opacity.
  func draw(_ body: () -> Void) {
    let before = drawing.opacity
    drawing.opacity *= state.alpha
    body()
    drawing.opacity = before
  }

  private func transformed(_ path: CGPath) -> CGPath {
    var transform = state.transform
    return transform.isIdentity ? path : path.copy(using: &transform) ?? path
  }
}
