import CellRendering
import Foundation

extension UIControl {
  /// Hands keys to a control that has the focus.
  ///
  /// - Parameter handle: Answers a key; false when the key means nothing to the control.
  /// - Returns: The presses that are for somebody else.
  func pressesNotHandled(
    _ presses: Set<UIPress>, by handle: (UIKey) -> Bool
  ) -> Set<UIPress> {
    presses.filter { press in
      guard isEnabled, isFocused, let key = press.key else { return true }
      return !handle(key)
    }
  }

  /// The step that an arrow stands for: 1 up and in reading direction, -1 down and against it.
  func step(for key: UIKey) -> Int? {
    switch key.keyCode {
    case .keyboardUpArrow: 1
    case .keyboardDownArrow: -1
    case .keyboardRightArrow: isRightToLeft ? -1 : 1
    case .keyboardLeftArrow: isRightToLeft ? 1 : -1
    default: nil
    }
  }

  /// Tells what the user has done to the value.
  func sendValueChanged(_ event: UIEvent? = nil) { send(.valueChanged, event: event) }

  /// Marks the left edge of a control that has the focus.
  func drawFocusMark(in context: DrawingContext) {
    guard isFocused else { return }
    let bounds = storedBounds
    context.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 2, height: bounds.height), tintColor)
  }
}

extension UIView {
  /// The rectangle of one row of cells in the middle of the view.
  var middleRow: CGRect {
    let y = storedBounds.midY - CellMetrics.height / 2
    return CGRect(
      x: storedBounds.minX, y: y, width: storedBounds.width, height: CellMetrics.height)
  }

  /// As assistive technologies say a share: in whole percents.
  static func percentage(_ share: Double) -> String {
    share.isFinite ? "\(Int((min(max(share, 0), 1) * 100).rounded()))%" : "0%"
  }
}
