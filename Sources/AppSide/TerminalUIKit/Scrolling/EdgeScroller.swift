import AppRuntime
import CellRendering
import Foundation

/// An object that scrolls content while a drag is held at an edge of the visible area.
@MainActor
final class EdgeScroller {
  private weak var scrollView: UIScrollView?
  /// Called after each step.
  private let didScroll: () -> Void
  /// The direction of the movement: -1, 0 or 1 along each axis.
  private var direction = CGPoint.zero
  private var next: ScheduledWork?

  init(_ scrollView: UIScrollView, didScroll: @escaping () -> Void) {
    self.scrollView = scrollView
    self.didScroll = didScroll
  }

  /// Starts or stops scrolling when the finger has moved.
  ///
  /// - Parameter place: The location of the finger, in the content's coordinates.
  func fingerDidMove(to place: CGPoint) {
    let direction = direction(at: place)
    guard direction != self.direction else { return }
    stop()
    self.direction = direction
    if direction != .zero { scheduleStep(after: Self.delay) }
  }

  /// Stops scrolling.
  func stop() {
    next?.cancel()
    next = nil
    direction = .zero
  }

  private func scheduleStep(after delay: TimeInterval) {
    next = UIApplication.shared.clock.schedule(after: delay, named: "scrolling at an edge") {
      [weak self] in self?.step()
    }
  }

  private func step() {
    next = nil
    guard let scrollView, scrollView.storedWindow != nil else { return }
    let offset = scrollView.contentOffset
    let target = scrollView.clamped(
      CGPoint(
        x: offset.x + direction.x * CellMetrics.width,
        y: offset.y + direction.y * CellMetrics.height))
    guard target != offset else { return }
    scrollView.moveContent(to: target)
    scrollView.showContent()
    // The callback may stop or restart the scrolling.
    let wasMoving = direction
    didScroll()
    if direction == wasMoving, direction != .zero, next == nil {
      scheduleStep(after: Self.frameDuration)
    }
  }

  private func direction(at place: CGPoint) -> CGPoint {
    guard let scrollView else { return .zero }
    let (offset, range) = (scrollView.contentOffset, scrollView.offsetRange)
    let visible = scrollView.unobscuredRect
    func sign(_ place: CGFloat, from start: CGFloat, to end: CGFloat, edge: CGFloat) -> CGFloat {
      let edge = min(edge, (end - start) / 4)
      return place < start + edge ? -1 : place >= end - edge ? 1 : 0
    }
    let x = sign(place.x, from: visible.minX, to: visible.maxX, edge: CellMetrics.width)
    let y = sign(place.y, from: visible.minY, to: visible.maxY, edge: CellMetrics.height)
    return CGPoint(
      x: x < 0 ? (offset.x > range.minimum.x ? x : 0) : offset.x < range.maximum.x ? x : 0,
      y: y < 0 ? (offset.y > range.minimum.y ? y : 0) : offset.y < range.maximum.y ? y : 0)
  }

  /// The time before scrolling begins, in seconds, because a finger on its way to the first or last
  /// visible row is briefly at the edge.
  private static let delay: TimeInterval = 0.3
  /// The time between steps of one row or column, in seconds.
  private static let frameDuration: TimeInterval = 1.0 / 30
}
