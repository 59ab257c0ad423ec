import Foundation

extension UIButton {
  /// A system button is a filled area that darkens under a finger and turns over with the focus on it;
  /// one with a background of its own, and a custom one, is marked by a bar at its left edge.
  func drawBackground(in context: DrawingContext) {
    if let configuration { return drawConfiguration(configuration, in: context) }
    let bounds = storedBounds
    guard buttonType == .system, backgroundColor == nil else {
      if isFocused {
        let mark = CGRect(x: bounds.minX, y: bounds.minY, width: 2, height: bounds.height)
        context.fill(mark, tintColor)
      }
      return
    }
    let color: UIColor =
      if !isEnabled {
        .quaternarySystemFill
      } else if isFocused {
        isHighlighted ? tintColor.withAlphaComponent(0.7) : tintColor
      } else {
        isHighlighted ? .systemFill : .tertiarySystemFill
      }
    context.fill(bounds, color, cornerRadius: Self.cornerRadius)
  }

  private static let cornerRadius: CGFloat = 5
}
