import ElementTypes

extension UIView {
  /// The system's permission prompt, if the view is in the prompt's window but outside the prompt.
  ///
  /// A touch on such a view has no effect, because the prompt is in front of everything.
  package var obstacleOfPermission: UIResponder? {
    guard let window = storedWindow as? PermissionWindow, let alert = window.alertView,
      !isDescendant(of: alert)
    else { return nil }
    return alert
  }
}
