import Foundation

/// Touches that scroll, before views hear of them.
///
/// A scroll view follows every touch that begins inside it. Once the finger has moved far enough in a
/// direction in which it can scroll, the innermost such view takes the touch over: the view that had it
/// is told that it was cancelled, as when UIKit's pan gesture recogniser begins.
extension UIWindow {
  /// Lets scroll views follow touches.
  ///
  /// - Returns: The touches that are still for the views that they began in.
  func touchesNotScrolling(_ touches: Set<UITouch>, _ event: UIEvent) -> Set<UITouch> {
    touches.filter { touch in
      switch touch.phase {
      case .began: !begin(touch)
      case .moved: !move(touch, event)
      case .ended: !end(touch, isCancelled: false)
      case .cancelled: !end(touch, isCancelled: true)
      case .stationary, .regionEntered, .regionMoved, .regionExited: touch.scrollView == nil
      }
    }
  }

  private func begin(_ touch: UITouch) -> Bool {
    for scrollView in scrollViews(around: touch.view) where scrollView.beginTracking(touch) {
      touch.scrollView = scrollView
      return true
    }
    return false
  }

  private func move(_ touch: UITouch, _ event: UIEvent) -> Bool {
    if let owner = touch.scrollView { return owner.track(touch) }
    let candidates = scrollViews(around: touch.view)
    guard let owner = candidates.first(where: { $0.track(touch) }) else { return false }
    touch.scrollView = owner
    for other in candidates where other !== owner { other.stopTracking(touch) }
    touch.view?.touchesCancelled([touch], with: event)
    return true
  }

  private func end(_ touch: UITouch, isCancelled: Bool) -> Bool {
    if let owner = touch.scrollView { return owner.endTracking(touch, isCancelled: isCancelled) }
    for scrollView in scrollViews(around: touch.view) {
      _ = scrollView.endTracking(touch, isCancelled: isCancelled)
    }
    return false
  }

  /// The scroll views that a view is or is in, from the inside.
  private func scrollViews(around view: UIView?) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var next = view
    while let current = next {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      next = current.storedSuperview
    }
    return found
  }
}
