import Foundation

/// Fills a rectangle with the current fill colour (UIKit).
///
/// - Parameter rect: The rectangle in the coordinates of the view whose `draw(_:)` is running.
///   Outside of one, the call has no effect.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  guard let context = DrawingContext.current else { return }
  context.fill(rect.finite, context.fillColor)
}

/// Draws the outline of a rectangle with the current stroke colour (UIKit).
///
/// - Parameter rect: The rectangle in the coordinates of the view whose `draw(_:)` is running.
///   Outside of one, the call has no effect.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = DrawingContext.current else { return }
  context.stroke(rect.finite, context.strokeColor, width: 1)
}

/// Clips subsequent drawing to a rectangle (UIKit).
///
/// - Parameter rect: The rectangle in the coordinates of the view whose `draw(_:)` is running.
///   Outside of one, the call has no effect.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { DrawingContext.current?.clip(to: rect.finite) }

extension UIColor {
  /// Sets the fill and stroke colours of the running `draw(_:)`.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the running `draw(_:)`.
  @preconcurrency @MainActor
  public func setFill() { DrawingContext.current?.fillColor = self }

  /// Sets the stroke colour of the running `draw(_:)`.
  @preconcurrency @MainActor
  public func setStroke() { DrawingContext.current?.strokeColor = self }
}
