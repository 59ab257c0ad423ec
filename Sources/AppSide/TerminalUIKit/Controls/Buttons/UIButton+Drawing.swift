import Foundation

extension UIButton {
  /// Draws the background of the button.
  ///
  /// A system button is a filled area, which darkens when highlighted and is filled with the tint
  /// colour when focused. A custom button, or one with a background colour, has a bar at its left
  /// edge when focused.
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
