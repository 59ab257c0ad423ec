extension UIAlertAction {
  /// The button that stands for the action in an alert on the screen; nil when none shows it.
  package var shownButton: UIView? { button.flatMap { $0.window == nil ? nil : $0 } }
}
