import CellRendering
import Foundation
import PNGCoding

extension UIImage {
  /// Draws the picture in its own size, while a view draws itself.
  ///
  /// - Parameter point: Of its top left corner, in the coordinates of the view whose `draw(_:)` runs.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into a rectangle, while a view draws itself.
  ///
  /// - Parameter rect: In the coordinates of the view whose `draw(_:)` runs.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let context = DrawingContext.current else { return }
    context.picture(self, tint: nil, in: rect.finite)
  }

  /// The pixels to draw.
  ///
  /// - Parameter tint: What fills the shape of a template; nil leaves the picture its colours.
  @preconcurrency @MainActor
  func shown(tint: UIColor?, in context: DrawingContext) -> DisplayImage {
    guard let color = fillColor(tint: tint) else { return content }
    // The context fades the picture as a whole.
    let components = color.components(with: context.traits)
    return content.filled(with: components.displayColor(opacity: 1))
  }

  /// The colour that takes the place of the picture's own ones; nil leaves these.
  func fillColor(tint: UIColor?) -> UIColor? {
    switch renderingMode {
    case .alwaysTemplate: tint ?? ownTint
    case .alwaysOriginal, .automatic: ownTint
    }
  }
}
