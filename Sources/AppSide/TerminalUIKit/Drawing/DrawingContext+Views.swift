import Foundation

/// Drawing of views and their subviews.
///
/// There is no recursion because views may be nested ten thousand levels deep, and the stack of a
/// thread is small.
extension DrawingContext {
  /// Draws a view in the current one, with all its subviews.
  func draw(_ view: UIView) {
    markedView = view.storedWindow?.markedView
    var steps = [Step.begin(view, isUnreachable: isUnreachable)]
    while let step = steps.popLast() {
      switch step {
      case .begin(let view, let isUnreachable):
        guard !view.isHidden, view.alpha > 0 else { continue }
        self.isUnreachable = isUnreachable
        begin(view, &steps)
      case .layers(let layers, let isUnreachable):
        self.isUnreachable = isUnreachable
        for layer in layers { draw(layer) }
      case .end(let opened): end(opened)
      }
    }
  }

  /// Draws a window with the card of the keys, if it is shown.
  func drawWithCard(_ window: UIWindow) {
    showsCaret = window.keyCard == nil
    draw(window)
    showsCaret = true
    window.keyCard?.draw(in: self, over: window.frame)
  }

  private enum Step {
    case begin(UIView, isUnreachable: Bool)
    /// Layers of an app in front of a subview.
    case layers([CALayer], isUnreachable: Bool)
    case end(OpenedView)
  }

  /// A view whose subviews are being drawn.
  private struct OpenedView {
    var view: UIView
    var isVisible: Bool
    var isClipped = false
    var hasClippedSubviews = false
    /// The state of the context outside the view.
    var offset: CGPoint
    var opacity: CGFloat
    var traits: UITraitCollection
    var visible: CGRect
    var isUnreachable: Bool
    /// The part of the screen that is visible inside the view.
    var visibleInside: CGRect
  }

  /// Draws the parts of a view behind its subviews, and adds the steps that draw its subviews and
  /// the rest.
  private func begin(_ view: UIView, _ steps: inout [Step]) {
    let frame = view.currentFrame
    let bounds = view.storedBounds
    var opened = OpenedView(
      view: view, isVisible: false, offset: offset, opacity: opacity, traits: traits,
      visible: visible, isUnreachable: isUnreachable, visibleInside: visible)
    offset = CGPoint(
      x: offset.x + frame.minX - bounds.minX, y: offset.y + frame.minY - bounds.minY)
    opacity *= min(view.alpha, 1)
    if view.overrideUserInterfaceStyle != .unspecified || view.viewController != nil {
      traits = view.traitCollection
    }
    opened.isVisible = onScreen(bounds).intersects(visible)
    let layer = view.storedLayer
    let cornerRadius = layer?.shownCornerRadius ?? 0
    if opened.isVisible, let color = view.backgroundColor {
      fill(bounds, color, cornerRadius: cornerRadius)
    }
    if view.clipsToBounds {
      guard opened.isVisible else { return leave(opened) }
      pushClip(bounds, cornerRadius: cornerRadius)
      opened.isClipped = true
      opened.visibleInside = visible
    }
    if opened.isVisible {
      if let layer { drawOwnContent(of: layer, in: bounds) }
      drawContent(of: view)
      for sublayer in layer?.sublayers(inFrontOf: nil) ?? [] { draw(sublayer) }
      if view === markedView { view.focusMark.drawBackground(in: self) }
    }
    if let clip = view.subviewClip {
      pushClip(clip)
      opened.hasClippedSubviews = true
    }
    steps.append(.end(opened))
    let subviews = view.storedSubviews
    let (start, end) = skipsUnreachableText ? view.reachableSubviews : (0, subviews.count)
    let hasLayers = layer?.hierarchy.entries.contains { $0.subview != nil } ?? false
    for position in subviews.indices.reversed() {
      let isOutside = position < start || position >= end
      if hasLayers, let layers = layer?.sublayers(inFrontOf: subviews[position]), !layers.isEmpty {
        steps.append(.layers(layers, isUnreachable: isUnreachable))
      }
      steps.append(.begin(subviews[position], isUnreachable: isUnreachable || isOutside))
    }
  }

  /// Draws the parts of a view in front of its subviews.
  private func end(_ opened: OpenedView) {
    isUnreachable = opened.isUnreachable
    if opened.hasClippedSubviews { popClip(to: opened.visibleInside) }
    if opened.isVisible { opened.view.drawOverlay(in: self) }
    if opened.isClipped { popClip(to: opened.visible) }
    if opened.isVisible {
      drawBorder(of: opened.view)
      if opened.view === markedView { opened.view.focusMark.drawBars(in: self) }
    }
    leave(opened)
  }

  private func leave(_ opened: OpenedView) {
    offset = opened.offset
    opacity = opened.opacity
    traits = opened.traits
  }

  private func drawContent(of view: UIView) {
    let turn = CurrentTraits.begin(view)
    runAppDrawing(in: view.storedBounds) {
      view.drawContent(in: self)
      view.draw(view.storedBounds)
    }
    CurrentTraits.end(turn)
  }

  private func drawBorder(of view: UIView) {
    guard let layer = view.storedLayer else { return }
    drawBorder(of: layer, in: view.storedBounds)
  }
}
