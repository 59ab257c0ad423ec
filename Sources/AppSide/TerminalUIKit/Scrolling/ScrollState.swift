import AppRuntime
import Foundation

/// The state of a scroll view's content and its movement.
@MainActor
struct ScrollState {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// The inset at the top for a refreshing control.
  var refreshInset: CGFloat = 0
  var adjustedInset = UIEdgeInsets.zero
  var laidOutSize: CGSize?
  /// The offset at which views were last created for the visible part.
  var shownOrigin = CGPoint.zero
  var drag: ScrollDrag?
  var movement: ScrollMovement?
  /// Whether `contentOffset` is being set by a movement and not by the app's code.
  var isMovingContent = false
  /// The target to scroll to after the first part of the content was created, or `nil` if none was
  /// requested.
  var pendingTarget: (() -> CGPoint?)?
  var refreshControl: UIRefreshControl?
  var zoomScale: CGFloat = 1
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var verticalBar: ScrollBarElement?
  var horizontalBar: ScrollBarElement?

  nonisolated init() {}
}

/// The drag of a finger on the content.
struct ScrollDrag {
  enum Mode {
    /// The touch can still become a tap on the content.
    case undecided
    /// The drag scrolls the content.
    case scrolling
    /// The drag is a horizontal swipe over content that doesn't scroll horizontally.
    case swiping
    /// The touch has stopped moving content and can't become a tap.
    case holding
  }

  var mode = Mode.undecided
  /// The start of the touch, in seconds of app time.
  let startTime: TimeInterval
  var startOffset: CGPoint
}

/// An animation or deceleration of the content.
@MainActor
struct ScrollMovement {
  enum Kind {
    /// An animation that the app requested.
    case animation
    /// A deceleration after the user's drag.
    case deceleration
  }

  let kind: Kind
  var from: CGPoint
  var to: CGPoint
  let startTime: TimeInterval
  let duration: TimeInterval
  /// The timing function, from the fraction of the duration to the fraction of the distance.
  let progress: (Double) -> Double
  /// Returns the current target, which can move when content is created on the way.
  var updatedTarget: (() -> CGPoint?)?
  var next: ScheduledWork?

  func position(at time: TimeInterval) -> CGPoint {
    guard duration > 0, time < startTime + duration else { return to }
    let share = progress(max(0, time - startTime) / duration)
    return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
