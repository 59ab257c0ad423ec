import AppRuntime
import Foundation

/// What a scroll view knows of its content and of how that moves.
@MainActor
struct ScrollState {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// What a refresh control takes at the top while it refreshes.
  var refreshInset: CGFloat = 0
  var adjustedInset = UIEdgeInsets.zero
  var laidOutSize: CGSize?
  /// What was at the top left corner when views were last made for what is on show.
  var shownOrigin = CGPoint.zero
  var drag: ScrollDrag?
  var movement: ScrollMovement?
  /// Whether `contentOffset` is being set by what moves the content, and not by code of the app.
  var isMovingContent = false
  /// Where to go once the first of the content has been made; nil when it was not asked for.
  var waitingGoal: (() -> CGPoint?)?
  var refreshControl: UIRefreshControl?
  var verticalBar: ScrollBarElement?
  var horizontalBar: ScrollBarElement?

  nonisolated init() {}
}

/// A finger on the content.
struct ScrollDrag {
  enum Mode {
    /// It may still become a tap on what is in the content.
    case undecided
    /// It moves the content.
    case scrolling
    /// It moves sideways over content that cannot.
    case swiping
    /// It has stopped content that moved by itself, and is no tap.
    case holding
  }

  var mode = Mode.undecided
  /// In seconds of app time.
  let startTime: TimeInterval
  var startOffset: CGPoint
}

/// Content that moves by itself.
@MainActor
struct ScrollMovement {
  enum Kind {
    /// The app asked for it.
    case animation
    /// The user let go of it.
    case deceleration
  }

  let kind: Kind
  var from: CGPoint
  var to: CGPoint
  let startTime: TimeInterval
  let duration: TimeInterval
  /// From the share of the time that has passed to the share of the way.
  let progress: (Double) -> Double
  /// Where it leads by now, as what comes on show on the way may move what is looked for.
  var goal: (() -> CGPoint?)?
  var next: ScheduledWork?

  func position(at time: TimeInterval) -> CGPoint {
    guard duration > 0, time < startTime + duration else { return to }
    let share = progress(max(0, time - startTime) / duration)
    return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
