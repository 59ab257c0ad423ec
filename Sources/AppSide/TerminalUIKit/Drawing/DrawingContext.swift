import Foundation

/// Where views put what they draw: a display list, with the place, opacity and traits of the view that
/// is drawing.
@MainActor
final class DrawingContext {
  private(set) var list: DisplayList
  /// The screen's position of the drawing view's coordinates (0, 0).
  private(set) var offset = CGPoint.zero
  private(set) var opacity: CGFloat = 1
  private(set) var traits: UITraitCollection
  /// What of the screen is not clipped.
  private(set) var visible: CGRect
  /// When the picture must be drawn again although nothing changes, in seconds of app time from now.
  private(set) var nextFrame: TimeInterval?
  /// The colours of `UIColor.setFill()` and `setStroke()`.
  var fillColor = UIColor.black
  var strokeColor = UIColor.black

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
    guard color.alpha > 0, !text.isEmpty else { return }
    let style = DisplayTextStyle(
      color: color, isBold: font?.isBold ?? false, isItalic: font?.isItalic ?? false,
      isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    list.append(.text(text, at: CGPoint(x: point.x + offset.x, y: point.y + offset.y), style))
  }

  /// Draws a picture into a rectangle; what of it lies outside of clips is cut off.
  func image(_ image: DisplayImage, in rect: CGRect) {
    guard opacity > 0, image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else {
      return
    }
    let source = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    list.append(.image(image, in: onScreen(rect), source: source, alpha: Double(opacity)))
  }

  func caret(at point: CGPoint) {
    list.append(.caret(at: CGPoint(x: point.x + offset.x, y: point.y + offset.y)))
  }

  /// Asks to be drawn again after a time, in seconds of app time.
  func requestFrame(after delay: TimeInterval) {
    nextFrame = min(nextFrame ?? delay, delay)
  }

  /// Draws something inside a rectangle of the drawing view; the rest is cut off.
  func clipped(to rect: CGRect, cornerRadius: CGFloat = 0, _ body: () -> Void) {
    let outer = visible
    list.append(.pushClip(onScreen(rect), cornerRadius: cornerRadius))
    visible = visible.intersection(onScreen(rect))
    body()
    visible = outer
    list.append(.popClip)
  }

  /// Draws a view inside the drawing one.
  func draw(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let outer = (offset: offset, opacity: opacity, traits: traits)
    let frame = view.currentFrame
    let bounds = view.storedBounds
    offset = CGPoint(
      x: outer.offset.x + frame.minX - bounds.minX, y: outer.offset.y + frame.minY - bounds.minY)
    opacity *= min(view.alpha, 1)
    if view.overrideUserInterfaceStyle != .unspecified || view.viewController != nil {
      traits = view.traitCollection
    }
    drawParts(of: view)
    (offset, opacity, traits) = outer
  }

  private func drawParts(of view: UIView) {
    let bounds = view.storedBounds
    let isVisible = onScreen(bounds).intersects(visible)
    let cornerRadius = view.storedLayer?.cornerRadius ?? 0
    if isVisible, let color = view.backgroundColor {
      fill(bounds, color, cornerRadius: cornerRadius)
    }
    if view.clipsToBounds {
      guard isVisible else { return }
      clipped(to: bounds, cornerRadius: cornerRadius) { drawInside(view, isVisible: true) }
    } else {
      drawInside(view, isVisible: isVisible)
    }
    if isVisible { drawBorder(of: view) }
  }

  private func drawInside(_ view: UIView, isVisible: Bool) {
    if isVisible {
      view.drawContent(in: self)
      let outer = DrawingContext.current
      DrawingContext.current = self
      view.draw(view.storedBounds)
      DrawingContext.current = outer
    }
    if let clip = view.subviewClip {
      clipped(to: clip, cornerRadius: 0) { drawSubviews(of: view) }
    } else {
      drawSubviews(of: view)
    }
    if isVisible { view.drawOverlay(in: self) }
  }

  private func drawSubviews(of view: UIView) {
    for subview in view.storedSubviews { draw(subview) }
  }

  private func drawBorder(of view: UIView) {
    guard let layer = view.storedLayer, layer.borderWidth > 0, let color = layer.borderColor else {
      return
    }
    stroke(
      view.storedBounds, UIColor(cgColor: color), width: layer.borderWidth,
      cornerRadius: layer.cornerRadius)
  }
}
