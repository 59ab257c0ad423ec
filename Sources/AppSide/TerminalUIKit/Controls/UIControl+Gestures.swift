extension UIControl {
  /// Whether a gesture recogniser of a superview may begin on the control.
  ///
  /// As in UIKit, a tap on a button, switch or similar control belongs to the control.
  func leavesGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, takesTaps, recognizer.view !== self else { return true }
    return !recognizer.isSimpleTap
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser follows a moving finger.
  var followsMoves: Bool { self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer }
}
