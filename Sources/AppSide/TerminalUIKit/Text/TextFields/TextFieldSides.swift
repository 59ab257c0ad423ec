import CellRendering
import Foundation

/// What a text field shows beside its text, and in its place.
@MainActor
struct TextFieldSides {
  var leftView: UIView?
  var rightView: UIView?
  var leftMode = UITextField.ViewMode.never
  var rightMode = UITextField.ViewMode.never
  var clearMode = UITextField.ViewMode.never
  var clearButton: ClearButton?
  /// The colour of what is shown while the field is empty; nil is the usual one.
  var placeholderColor: UIColor?

  nonisolated init() {}
}

/// The button at the end of a text field that empties it.
@MainActor
final class ClearButton: UIControl {
  /// In points: two cells, so that a finger and the eye find it.
  static let width = 2 * CellMetrics.width

  /// A cell beside it counts, too: that is how big a target has to be.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.insetBy(dx: -CellMetrics.width, dy: 0).contains(point)
  }

  // The field keeps the focus of the keys.
  override var canBecomeFocused: Bool { false }

  override func drawContent(in context: DrawingContext) {
    let place = CGPoint(
      x: storedBounds.minX, y: storedBounds.midY - CellMetrics.height / 2)
    context.text("✕", at: place, isHighlighted ? .label : .secondaryLabel)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { "Clear text" }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
  override var defaultAccessibilityRole: AccessibilityRole { .button }
}
