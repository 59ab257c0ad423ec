import ElementTypes
import Foundation

/// A part of an alert that scrolls if it doesn't fit: the text or the buttons.
@MainActor
final class AlertArea: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    bounces = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // A drag that begins on a button scrolls because the buttons fill the whole area.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override var defaultElementType: ElementType { .other }
}
