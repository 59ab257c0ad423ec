import Foundation

/// A part of a control that is an element of its own for tests, such as a segment.
@MainActor
final class ElementPart: UIAccessibilityElement {
  /// What the part is, looked up whenever somebody asks.
  struct Description {
    var role: AccessibilityRole
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
    /// In points of the view that it is part of.
    var frame: CGRect
  }

  private let describe: @MainActor () -> Description

  /// Makes a part of a view, which it does not keep alive.
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
  override var defaultAccessibilityRole: AccessibilityRole { describe().role }
  override var defaultAccessibilityFrame: CGRect {
    (accessibilityContainer as? UIView)?.screenRect(describe().frame) ?? .zero
  }
}
