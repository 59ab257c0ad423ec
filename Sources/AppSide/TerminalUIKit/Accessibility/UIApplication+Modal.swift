extension UIApplication {
  /// What is in front and keeps tests and assistive technologies from what is behind it; nil when
  /// nothing does.
  package var modalResponder: UIResponder? {
    for window in shownWindows.reversed() {
      let scope = window.focusScope
      guard scope !== window, scope.accessibilityViewIsModal else { continue }
      return (scope as? PresentationContainerView)?.shownView ?? scope
    }
    return nil
  }
}
