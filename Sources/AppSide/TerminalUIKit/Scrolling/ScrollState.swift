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
  var drag: ScrollDrag?
  var movement: ScrollMovement?
  var refreshControl: UIRefreshControl?
  var verticalBar: ScrollBarElement?
  var horizontalBar: ScrollBarElement?

  nonisolated init() {}
}

/// A finger on the content.
@MainActor
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

  weak var touch: UITouch?
  var mode = Mode.undecided
  /// On the screen, in points.
  let start: CGPoint
  let startTime: TimeInterval
  let startOffset: CGPoint
  private var samples: [(time: TimeInterval, point: CGPoint)]

  init(_ touch: UITouch, offset: CGPoint) {
    self.touch = touch
    start = touch.position
    startTime = touch.timestamp
    startOffset = offset
    samples = [(touch.timestamp, touch.position)]
  }

  mutating func add(_ touch: UITouch) {
    samples.append((touch.timestamp, touch.position))
    // Of several at one moment the last counts.
    samples.removeAll { $0.time < touch.timestamp - Self.memory }
  }

  var translation: CGPoint {
    let last = samples.last?.point ?? start
    return CGPoint(x: last.x - start.x, y: last.y - start.y)
  }

  /// How fast the finger was of late, in points a second; none when no time has passed at all.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = last.time - first.time
    return CGPoint(
      x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }

  /// In seconds.
  private static let memory: TimeInterval = 0.1
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
  let from: CGPoint
  let to: CGPoint
  let startTime: TimeInterval
  let duration: TimeInterval
  /// From the share of the time that has passed to the share of the way.
  let progress: (Double) -> Double
  var next: ScheduledWork?

  func position(at time: TimeInterval) -> CGPoint {
    guard duration > 0, time < startTime + duration else { return to }
    let share = progress(max(0, time - startTime) / duration)
    return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
