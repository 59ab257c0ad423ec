import Foundation

/// Fills a rectangle with the colour of `UIColor.setFill()`, while a view draws itself (UIKit).
///
/// - Parameter rect: In the coordinates of the view whose `draw(_:)` is running; outside of one
///   nothing happens.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  guard let context = DrawingContext.current else { return }
  context.fill(rect.finite, context.fillColor)
}

/// Draws the outline of a rectangle with the colour of `UIColor.setStroke()`, while a view draws itself
/// (UIKit).
///
/// - Parameter rect: In the coordinates of the view whose `draw(_:)` is running; outside of one
///   nothing happens.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = DrawingContext.current else { return }
  context.stroke(rect.finite, context.strokeColor, width: 1)
}

/// Cuts off what is drawn outside of a rectangle from now on, while a view draws itself (UIKit).
///
/// - Parameter rect: In the coordinates of the view whose `draw(_:)` is running; outside of one
///   nothing happens.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { DrawingContext.current?.clip(to: rect.finite) }

extension UIColor {
  /// Fills and draws lines with this colour from now on, while a view draws itself.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills with this colour from now on, while a view draws itself.
  @preconcurrency @MainActor
  public func setFill() { DrawingContext.current?.fillColor = self }

  /// Draws lines with this colour from now on, while a view draws itself.
  @preconcurrency @MainActor
  public func setStroke() { DrawingContext.current?.strokeColor = self }
}
