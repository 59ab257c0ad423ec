extension UIControl {
  /// Whether a gesture of a view around the control may begin on it: as in UIKit's buttons, switches and
  /// the like, a tap is the control's own.
  func leavesGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, takesTaps, recognizer.view !== self else { return true }
    return !recognizer.isSimpleTap
  }
}

extension UIGestureRecognizer {
  /// Whether it follows a finger that moves.
  var followsMoves: Bool { self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer }
}
