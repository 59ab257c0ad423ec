import CellRendering
import Foundation

extension UIControl {
  /// Passes key presses to a focused control.
  ///
  /// - Parameter handle: Handles a key and returns `false` if the control doesn't use it.
  /// - Returns: The presses that the control doesn't use.
  func pressesNotHandled(
    _ presses: Set<UIPress>, by handle: (UIKey) -> Bool
  ) -> Set<UIPress> {
    presses.filter { press in
      guard isEnabled, isFocused, let key = press.key else { return true }
      return !handle(key)
    }
  }

  /// Returns the step for an arrow key: 1 for up and the reading direction, -1 for the opposite
  /// directions.
  func step(for key: UIKey) -> Int? {
    switch key.keyCode {
    case .keyboardUpArrow: 1
    case .keyboardDownArrow: -1
    case .keyboardRightArrow: isRightToLeft ? -1 : 1
    case .keyboardLeftArrow: isRightToLeft ? 1 : -1
    default: nil
    }
  }

  /// Sends `valueChanged` after the user has changed the value.
  func sendValueChanged(_ event: UIEvent? = nil) { send(.valueChanged, event: event) }
}

extension UIView {
  /// The frame of the middle row of cells.
  var middleRow: CGRect {
    let y = storedBounds.midY - CellMetrics.height / 2
    return CGRect(
      x: storedBounds.minX, y: y, width: storedBounds.width, height: CellMetrics.height)
  }

  /// Returns a fraction as a whole percentage, as assistive technologies speak it.
  static func percentage(_ share: Double) -> String {
    share.isFinite ? "\(Int((min(max(share, 0), 1) * 100).rounded()))%" : "0%"
  }
}
