extension UIAlertAction {
  /// The button of the action in a visible alert, or `nil` if there isn't one.
  package var shownButton: UIView? { button.flatMap { $0.window == nil ? nil : $0 } }
}
