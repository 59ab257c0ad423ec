import Foundation

/// A weak reference to a scroll view.
struct WeakScrollView {
  weak var scrollView: UIScrollView?
}

extension UIApplication {
  /// Called when a scroll view starts an animation or deceleration.
  func scrollViewDidStartMoving(_ scrollView: UIScrollView) {
    movingScrollViews.removeAll { entry in
      entry.scrollView.map { $0.scrolling.movement == nil || $0 === scrollView } ?? true
    }
    movingScrollViews.append(WeakScrollView(scrollView: scrollView))
  }

  /// The times at which the visible animations and decelerations end, in seconds of app time.
  var scrollingEnds: [TimeInterval] {
    movingScrollViews.compactMap { entry in
      guard let scrollView = entry.scrollView, scrollView.storedWindow != nil,
        let movement = scrollView.scrolling.movement
      else { return nil }
      return movement.startTime + movement.duration
    }
  }
}
