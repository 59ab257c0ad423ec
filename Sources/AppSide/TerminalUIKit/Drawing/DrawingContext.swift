import CellRendering
import Foundation
import PNGCoding

/// Where views put what they draw: a display list, with the place, opacity and traits of the view that
/// is drawing.
@MainActor
final class DrawingContext {
  private(set) var list: DisplayList
  /// The screen's position of the drawing view's coordinates (0, 0).
  var offset = CGPoint.zero
  var opacity: CGFloat = 1
  var traits: UITraitCollection
  /// What of the screen is not clipped.
  var visible: CGRect
  /// When the picture must be drawn again although nothing changes, in seconds of app time from now.
  private(set) var nextFrame: TimeInterval?
  /// Whether the text is left out that something modal hides from tests and assistive technologies.
  var skipsUnreachableText = false
  /// Whether what is being drawn is hidden so.
  var isUnreachable = false
  /// The colours of `UIColor.setFill()` and `setStroke()`.
  var fillColor = UIColor.black
  var strokeColor = UIColor.black

  /// The bounds of the view of which `draw(_:)` runs.
  var boundsOfView = CGRect.zero
  /// How many clips the `draw(_:)` that runs has asked for.
  private var clipsOfView = 0

  /// The context that `draw(_:)` draws into, while it runs.
  static var current: DrawingContext?

  init(size: CGSize, traits: UITraitCollection) {
    list = DisplayList(size: size)
    visible = CGRect(origin: .zero, size: size)
    self.traits = traits
  }

  /// A rectangle of the drawing view on the screen.
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

  /// Draws a picture into a rectangle; what of it lies outside of clips is cut off.
  ///
  /// - Parameter source: The part of the picture, in pixels; nil is all of it.
  func image(_ image: DisplayImage, in rect: CGRect, source: CGRect? = nil) {
    guard opacity > 0, image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else {
      return
    }
    let source = source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
    list.append(.image(image, in: onScreen(rect), source: source, alpha: Double(opacity)))
  }

  /// Cuts off what of the drawing view lies outside of a rectangle, until `popClip()`.
  func pushClip(_ rect: CGRect, cornerRadius: CGFloat = 0) {
    list.append(.pushClip(onScreen(rect), cornerRadius: cornerRadius))
    visible = visible.intersection(onScreen(rect))
  }

  /// Ends the last clip that has not been ended.
  ///
  /// - Parameter outer: What was `visible` before it.
  func popClip(to outer: CGRect) {
    list.append(.popClip)
    visible = outer
  }

  /// Cuts off what lies outside of a rectangle, until the drawing view has drawn itself.
  func clip(to rect: CGRect) {
    clipsOfView += 1
    pushClip(rect)
  }

  /// Ends the clips that a view has asked for.
  func endClips(to outer: CGRect) {
    while clipsOfView > 0 {
      clipsOfView -= 1
      popClip(to: outer)
    }
  }

  func caret(at point: CGPoint) {
    list.append(.caret(at: CGPoint(x: point.x + offset.x, y: point.y + offset.y)))
  }

  /// Asks to be drawn again after a time, in seconds of app time.
  func requestFrame(after delay: TimeInterval) {
    nextFrame = min(nextFrame ?? delay, delay)
  }
}
