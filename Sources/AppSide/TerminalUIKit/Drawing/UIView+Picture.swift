import CellRendering
import Foundation

extension UIView {
  /// What the view looks like by itself, on the background that a screen has, in its own size: whatever
  /// is around it neither covers nor cuts it off.
  package func standalonePicture() -> DisplayList {
    let frame = currentFrame
    let context = DrawingContext(
      size: CGSize(width: max(0, frame.width), height: max(0, frame.height)),
      traits: traitCollection)
    context.fill(CGRect(origin: .zero, size: frame.size), .systemBackground)
    context.offset = CGPoint(x: -frame.minX, y: -frame.minY)
    context.draw(self)
    return context.list
  }

  /// Whether nothing of the view is cut off by its window's edges or by a view around it, and none of
  /// those is hidden.
  package var isWhollyInside: Bool {
    guard let window else { return false }
    // Positions that are computed along the way differ in their last digits.
    let place = convert(bounds, to: window).insetBy(dx: 0.01, dy: 0.01)
    var next: UIView? = superview
    while let view = next {
      if view.isHidden || view.alpha <= 0 { return false }
      let cuts = view.clipsToBounds || view === window
      if cuts, !view.convert(view.bounds, to: window).contains(place) { return false }
      next = view.superview
    }
    return true
  }
}
