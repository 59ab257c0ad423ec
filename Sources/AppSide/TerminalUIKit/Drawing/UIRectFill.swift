import Foundation

/// Fills a rectangle with the current fill colour (UIKit).
///
/// - Parameter rect: The rectangle in the coordinates of the view whose `draw(_:)` is running.
///   Outside of one, the call has no effect.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  CGContext.current?.fill(rect.finite)
}

/// Draws the outline of a rectangle with the current stroke colour (UIKit).
///
/// - Parameter rect: The rectangle in the coordinates of the view whose `draw(_:)` is running.
///   Outside of one, the call has no effect.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.current else { return }
  // The outline lies inside the rectangle, unlike that of a path.
  context.stroke(rect.finite.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Clips subsequent drawing to a rectangle (UIKit).
///
/// - Parameter rect: The rectangle in the coordinates of the view whose `draw(_:)` is running.
///   Outside of one, the call has no effect.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect.finite) }

extension UIColor {
  /// Sets the fill and stroke colours of the running `draw(_:)`.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the running `draw(_:)`.
  @preconcurrency @MainActor
  public func setFill() { CGContext.current?.fillColor = self }

  /// Sets the stroke colour of the running `draw(_:)`.
  @preconcurrency @MainActor
  public func setStroke() { CGContext.current?.strokeColor = self }
}
