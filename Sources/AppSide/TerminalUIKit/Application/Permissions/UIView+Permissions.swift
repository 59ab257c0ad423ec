import ElementTypes

extension UIView {
  /// The system's question for permission, if the view is beside it in its window.
  ///
  /// A touch there goes nowhere, because the question is in front of everything.
  package var obstacleOfPermission: UIResponder? {
    guard let window = storedWindow as? PermissionWindow, let alert = window.alertView,
      !isDescendant(of: alert)
    else { return nil }
    return alert
  }
}
