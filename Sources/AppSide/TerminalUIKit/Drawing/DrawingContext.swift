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

  /// The size of what is filled as a whole: a cell of the screen, or a pixel of an image.
  let grain: CGSize
  /// What the running `draw(_:)` sees of the context.
  private var storedGraphics: CGContext?
  /// The bounds of the view whose `draw(_:)` is running.
  var boundsOfView = CGRect.zero
  /// The number of clips that the running `draw(_:)` has added.
  private var clipsOfView = 0

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

  /// Clips drawing to a rectangle until the end of the running `draw(_:)`.
  func clip(to rect: CGRect) {
    clipsOfView += 1
    pushClip(rect)
  }

  /// Ends the last clips that `draw(_:)` has added.
  func endClips(_ count: Int, to outer: CGRect) {
    for _ in 0..<min(max(0, count), clipsOfView) {
      clipsOfView -= 1
      popClip(to: outer)
    }
  }

  /// Ends the clips that `draw(_:)` has added, and forgets its colours.
  func endClips(to outer: CGRect) {
    endClips(clipsOfView, to: outer)
    storedGraphics = nil
  }

  /// What the running `draw(_:)` sees of the context.
  var graphics: CGContext {
    if let storedGraphics { return storedGraphics }
    let graphics = CGContext(self)
    storedGraphics = graphics
    return graphics
  }

  func caret(at point: CGPoint) {
    guard showsCaret else { return }
    list.append(.caret(at: CGPoint(x: point.x + offset.x, y: point.y + offset.y)))
  }

  /// Requests drawing again after a delay, in seconds of app time.
  func requestFrame(after delay: TimeInterval) {
    nextFrame = min(nextFrame ?? delay, delay)
  }
}
