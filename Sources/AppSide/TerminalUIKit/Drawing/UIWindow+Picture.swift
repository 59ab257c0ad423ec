import CellRendering
import Foundation

extension UIWindow {
  /// What the window looks like by itself, on the background that a screen has, in its own size.
  package func picture() -> DisplayList {
    let frame = frame
    let context = DrawingContext(
      size: CGSize(width: max(0, frame.maxX), height: max(0, frame.maxY)), traits: traitCollection)
    context.fill(frame, .systemBackground)
    context.draw(self)
    return context.list.cropped(to: frame)
  }
}

@MainActor
extension UIScreen {
  /// The colour that a screen has where nothing is drawn, under its present traits.
  package var paper: DisplayColor {
    UIColor.systemBackground.components(with: traitCollection).displayColor(opacity: 1)
  }
}
