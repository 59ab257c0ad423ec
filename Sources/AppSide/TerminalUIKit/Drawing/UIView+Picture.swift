import CellRendering
import Foundation

extension UIView {
  /// Returns the drawing of only the view, on the screen's background and at the view's size; views around
  /// it neither cover nor clip it.
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

  /// Whether the view isn't clipped by its window or a view around it, and these aren't hidden.
  package var isWhollyInside: Bool {
    guard let window else { return false }
    // Computed positions differ in their last digits.
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
