import CellRendering
import Foundation
import PNGCoding

/// A display list in the making, with the offset, opacity and traits of the view that is being
/// drawn.
@MainActor
final class DrawingContext {
  private(set) var list: DisplayList
  /// The position of the current view's origin on the screen.
  var offset = CGPoint.zero
  var opacity: CGFloat = 1
  var traits: UITraitCollection
  /// The part of the screen that isn't clipped.
  var visible: CGRect
  /// The delay, in seconds of app time, after which the screen must be drawn again even without
  /// changes.
  private(set) var nextFrame: TimeInterval?
  /// Whether to omit text that a modal view hides from tests and assistive technologies.
  var skipsUnreachableText = false
  /// The view that shows the focus mark.
  var markedView: UIView?
  /// Whether the caret is drawn.
  var showsCaret = true
  /// Whether the current view is hidden by a modal view.
  var isUnreachable = false

  /// The smallest area that can be filled: a cell of the screen, or a pixel of an image.
  let grain: CGSize
  /// The drawing of a view, a layer or an image by the app.
  private struct AppDrawing {
    /// The bounds of the view, the layer or the image.
    var bounds = CGRect.zero
    /// The app's view of the context.
    var graphics: CGContext?
    /// The visible part before each clip that the app has added and not ended.
    var clips: [CGRect] = []
  }

  /// The innermost running drawing by the app.
  private var appDrawing = AppDrawing()

  /// The context of the running `draw(_:)`, or `nil` outside of one.
  static var current: DrawingContext?

  init(
    size: CGSize, traits: UITraitCollection,
    grain: CGSize = CGSize(width: CellMetrics.width, height: CellMetrics.height)
  ) {
    self.grain = grain
    list = DisplayList(size: size)
    visible = CGRect(origin: .zero, size: size)
    self.traits = traits
  }

  /// Converts a rectangle of the current view to screen coordinates.
  func onScreen(_ rect: CGRect) -> CGRect {
    (rect.isUsable ? rect : rect.finite).offsetBy(dx: offset.x, dy: offset.y)
  }

  func displayColor(_ color: UIColor) -> DisplayColor {
    color.components(with: traits).displayColor(opacity: opacity)
  }

  func fill(_ rect: CGRect, _ color: UIColor, cornerRadius: CGFloat = 0) {
    let color = displayColor(color)
    guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    list.append(.fill(onScreen(rect), color, cornerRadius: cornerRadius))
  }

  func stroke(_ rect: CGRect, _ color: UIColor, width: CGFloat, cornerRadius: CGFloat = 0) {
    let color = displayColor(color)
    guard color.alpha > 0, width > 0, rect.width > 0, rect.height > 0 else { return }
    list.append(.stroke(onScreen(rect), color, width: width, cornerRadius: cornerRadius))
  }

  func text(
    _ text: String, at point: CGPoint, _ color: UIColor, font: UIFont? = nil,
    isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    let color = displayColor(color)
    guard color.alpha > 0, !text.isEmpty, !isUnreachable else { return }
    let style = DisplayTextStyle(
      color: color, isBold: font?.isBold ?? false, isItalic: font?.isItalic ?? false,
      isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    list.append(.text(text, at: CGPoint(x: point.x + offset.x, y: point.y + offset.y), style))
  }

  /// Draws an image into a rectangle, clipped to the visible area.
  ///
  /// - Parameter source: The part of the image to draw, in pixels, or `nil` for the whole image.
  func image(_ image: DisplayImage, in rect: CGRect, source: CGRect? = nil) {
    guard opacity > 0, image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else {
      return
    }
    let source = source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
    list.append(.image(image, in: onScreen(rect), source: source, alpha: Double(opacity)))
  }

  /// Clips drawing to a rectangle of the current view until `popClip()`.
  func pushClip(_ rect: CGRect, cornerRadius: CGFloat = 0) {
    list.append(.pushClip(onScreen(rect), cornerRadius: cornerRadius))
    visible = visible.intersection(onScreen(rect))
  }

  /// Ends the last clip.
  ///
  /// - Parameter outer: The value of `visible` before the clip.
  func popClip(to outer: CGRect) {
    list.append(.popClip)
    visible = outer
  }

  // MARK: Drawing by the app

  /// The bounds of the view, the layer or the image that the app draws.
  var boundsOfView: CGRect { appDrawing.bounds }

  /// The context for the running `draw(_:)`.
  var graphics: CGContext {
    if let graphics = appDrawing.graphics { return graphics }
    let graphics = CGContext(self)
    appDrawing.graphics = graphics
    return graphics
  }

  /// The number of clips that the running `draw(_:)` has added and not ended.
  var clipCount: Int { appDrawing.clips.count }

  /// Clips drawing to a rectangle until the end of the running `draw(_:)`.
  func clip(to rect: CGRect) {
    appDrawing.clips.append(visible)
    pushClip(rect)
  }

  /// Ends the last clips that the running `draw(_:)` has added.
  ///
  /// - Parameter count: The number of clips that stay.
  func endClips(downTo count: Int) {
    while appDrawing.clips.count > max(0, count) { popClip(to: appDrawing.clips.removeLast()) }
  }

  /// Runs drawing by the app with colours and clips of its own.
  ///
  /// An app may draw a view while it draws an image or another view, whose colours and clips then
  /// stay as they are.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the view, the layer or the image.
  ///   - body: The drawing.
  func runAppDrawing(in bounds: CGRect, _ body: () -> Void) {
    let (outer, outerDrawing) = (DrawingContext.current, appDrawing)
    DrawingContext.current = self
    appDrawing = AppDrawing(bounds: bounds)
    body()
    endClips(downTo: 0)
    appDrawing = outerDrawing
    DrawingContext.current = outer
  }

  /// Begins the drawing of an image, which lasts until `endAppDrawing()`.
  func beginAppDrawing(in bounds: CGRect) { appDrawing = AppDrawing(bounds: bounds) }

  /// Ends the drawing of an image, and releases its graphics, which retain the context.
  func endAppDrawing() { appDrawing = AppDrawing() }

  func caret(at point: CGPoint) {
    guard showsCaret else { return }
    list.append(.caret(at: CGPoint(x: point.x + offset.x, y: point.y + offset.y)))
  }

  /// Requests drawing again after a delay, in seconds of app time.
  func requestFrame(after delay: TimeInterval) {
    nextFrame = min(nextFrame ?? delay, delay)
  }
}
