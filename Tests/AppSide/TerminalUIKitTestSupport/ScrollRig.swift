import AppRuntime
import Foundation
import TerminalUIKit

/// A scroll view delegate that records its calls.
@MainActor
package final class ScrollJournal: NSObject, UIScrollViewDelegate {
  package let journal = Journal()
  package var target: CGPoint?

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // Record repeated calls once.
    if journal.entries.last != "didScroll" { journal.note("didScroll") }
  }
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    journal.note("willBeginDragging")
  }
  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    journal.note("willEndDragging")
    if let target { targetContentOffset.pointee = target }
  }
  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    journal.note("didEndDragging \(decelerate)")
  }
  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    journal.note("willBeginDecelerating")
  }
  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    journal.note("didEndDecelerating")
  }
  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    journal.note("didEndScrollingAnimation")
  }
}

/// Advances virtual time and performs the work that becomes due.
@MainActor
package func pass(_ seconds: TimeInterval) {
  let clock = UIApplication.shared.clock
  let end = clock.now + seconds
  while let deadline = clock.nextDeadline, deadline <= end {
    clock.advance(to: deadline)
    clock.runDueWork()
    UIApplication.shared.layOutWindows()
  }
  clock.advance(to: end)
  clock.runDueWork()
  UIApplication.shared.layOutWindows()
}

extension TestScreen {
  /// Drags a finger in a straight line.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the drag.
  ///   - rest: The time that the finger stays before it lifts.
  package func drag(
    from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.1, rest: TimeInterval = 0
  ) {
    settle()
    touch(.began, at: start)
    let steps = 5
    for step in 1...steps {
      pass(seconds / TimeInterval(steps))
      let share = CGFloat(step) / CGFloat(steps)
      touch(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if rest > 0 {
      pass(rest)
      touch(.moved, at: end)
    }
    touch(.ended, at: end)
    settle()
  }
}
