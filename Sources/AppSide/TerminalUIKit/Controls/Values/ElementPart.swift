import ElementTypes
import Foundation

/// A part of a control that is an accessibility element, such as a segment.
@MainActor
final class ElementPart: UIAccessibilityElement {
  /// The description of the part, computed on each access.
  struct Description {
    var role: ElementType
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
    /// The frame in the coordinates of the control.
    var frame: CGRect
  }

  private let describe: @MainActor () -> Description

  /// Creates a part of a view, which it references weakly.
  init<View: UIView>(
    of view: View, describedBy describe: @escaping @MainActor (View) -> Description
  ) {
    self.describe = { [weak view] in
      view.map(describe) ?? Description(role: .other, frame: .zero)
    }
    super.init(accessibilityContainer: view)
  }

  override var defaultAccessibilityLabel: String? { describe().label }
  override var defaultAccessibilityValue: String? { describe().value }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { describe().traits }
  override var defaultElementType: ElementType { describe().role }
  override var defaultAccessibilityFrame: CGRect {
    (accessibilityContainer as? UIView)?.screenRect(describe().frame) ?? .zero
  }
}
