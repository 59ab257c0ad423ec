import CellRendering

extension UIApplication {
  /// The windows that no modal one hides from tests and assistive technologies, from back to front.
  var reachableWindows: [UIWindow] {
    shownWindows.last { $0.accessibilityViewIsModal }.map { [$0] } ?? shownWindows
  }

  /// What the screen looks like without the text that something modal hides from tests and assistive
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
    return context.list
  }

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
