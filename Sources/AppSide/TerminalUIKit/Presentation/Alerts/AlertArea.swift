import Foundation

/// A part of an alert that scrolls where there is no room for all of it: its text, or its buttons.
@MainActor
final class AlertArea: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    bounces = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // A drag over the buttons scrolls: they leave no other place for a finger.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override var defaultAccessibilityRole: AccessibilityRole { .other }
}
