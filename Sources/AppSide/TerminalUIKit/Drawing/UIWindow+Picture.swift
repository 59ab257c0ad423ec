import CellRendering
import Foundation

extension UIWindow {
  /// Returns the drawing of only the window, at its own size and on the screen's background.
  package func picture() -> DisplayList {
    let frame = frame
    let context = DrawingContext(
      size: CGSize(width: max(0, frame.maxX), height: max(0, frame.maxY)), traits: traitCollection)
    context.fill(frame, .systemBackground)
    context.drawWithCard(self)
    return context.list.cropped(to: frame)
  }
}

@MainActor
extension UIScreen {
  /// The screen's background colour under the current traits.
  package var paper: DisplayColor {
    UIColor.systemBackground.components(with: traitCollection).displayColor(opacity: 1)
  }
}
