import CellRendering

extension UIApplication {
  /// The windows that tests and assistive technologies can reach: only a modal one, if any, from
  /// back to front.
  var reachableWindows: [UIWindow] {
    shownWindows.last { $0.accessibilityViewIsModal }.map { [$0] } ?? shownWindows
  }

  /// Draws the screen without the text that a modal view hides from tests and assistive
  /// technologies.
  package func reachablePicture() -> DisplayList {
    let context = DrawingContext(
      size: mainScreen.bounds.size, traits: mainScreen.traitCollection)
    context.skipsUnreachableText = true
    let reachable = reachableWindows
    for window in shownWindows {
      context.isUnreachable = !reachable.contains { $0 === window }
      context.draw(window)
    }
    context.isUnreachable = false
    for window in systemWindows { context.draw(window) }
    return context.list
  }

  /// The frontmost modal responder, which hides everything behind it from tests and assistive
  /// technologies.
  package var modalResponder: UIResponder? {
    for window in shownWindows.reversed() {
      let scope = window.focusScope
      guard scope !== window, scope.accessibilityViewIsModal else { continue }
      return (scope as? PresentationContainerView)?.shownView ?? scope
    }
    return nil
  }
}
