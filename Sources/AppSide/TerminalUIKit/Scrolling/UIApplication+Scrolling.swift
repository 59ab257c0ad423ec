import Foundation

/// A scroll view that somebody else keeps.
struct WeakScrollView {
  weak var scrollView: UIScrollView?
}

extension UIApplication {
  /// Called when the content of a scroll view begins to move by itself.
  func scrollViewDidStartMoving(_ scrollView: UIScrollView) {
    movingScrollViews.removeAll { entry in
      entry.scrollView.map { $0.scrolling.movement == nil || $0 === scrollView } ?? true
    }
    movingScrollViews.append(WeakScrollView(scrollView: scrollView))
  }

  /// When the content that scrolls by itself on the screen comes to rest, in seconds of app time.
  var scrollingEnds: [TimeInterval] {
    movingScrollViews.compactMap { entry in
      guard let scrollView = entry.scrollView, scrollView.storedWindow != nil,
        let movement = scrollView.scrolling.movement
      else { return nil }
      return movement.startTime + movement.duration
    }
  }
}
