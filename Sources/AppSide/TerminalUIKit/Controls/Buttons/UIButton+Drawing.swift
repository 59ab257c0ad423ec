import Foundation

extension UIButton {
  /// Draws the background of the button.
  ///
  /// A system button is a filled area, which darkens when highlighted.
  func drawBackground(in context: DrawingContext) {
    if let configuration { return drawConfiguration(configuration, in: context) }
    guard buttonType == .system, backgroundColor == nil else { return }
    let color: UIColor =
      isEnabled ? isHighlighted ? .systemFill : .tertiarySystemFill : .quaternarySystemFill
    context.fill(storedBounds, color, cornerRadius: Self.cornerRadius)
  }

  private static let cornerRadius: CGFloat = 5
}
