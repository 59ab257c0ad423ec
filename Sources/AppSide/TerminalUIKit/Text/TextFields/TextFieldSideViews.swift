import CellRendering
import ElementTypes
import Foundation

/// The side views, clear button and placeholder of a text field.
@MainActor
struct TextFieldSideViews {
  var leftView: UIView?
  var rightView: UIView?
  var leftMode = UITextField.ViewMode.never
  var rightMode = UITextField.ViewMode.never
  var clearMode = UITextField.ViewMode.never
  var clearButton: ClearButton?
  /// The placeholder of the field.
  var placeholder: String?
  /// The colour of the placeholder, or `nil` for the default colour.
  var placeholderColor: UIColor?

  nonisolated init() {}
}

/// The clear button of a text field.
@MainActor
final class ClearButton: UIControl {
  /// The width in points: two cells, to be easily seen and hit.
  static let width = 2 * CellMetrics.width

  /// Returns whether a point is in the button or a cell beside it, which makes the target large
  /// enough.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.insetBy(dx: -CellMetrics.width, dy: 0).contains(point)
  }

  // The field keeps the keyboard focus.
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
  override var defaultElementType: ElementType { .button }
}
