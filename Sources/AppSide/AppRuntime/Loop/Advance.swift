import Foundation

/// The way of virtual time to a moment, with a stop wherever something is due.
///
/// It decides where the clock goes; `EventLoop` moves the clock and does the work.
struct Advance {
  /// What comes next on the way.
  enum Step: Equatable {
    /// Move the clock to a deadline, in seconds of app time, and do the work that is due then.
    case stop(at: TimeInterval)
    /// Move the clock to the end.
    case end
    /// Leave the clock where it is: there were as many stops as there may be.
    case giveUp
  }

  private let end: TimeInterval
  private let stopLimit: Int
  private var stopCount = 0
  /// How many stops in a row were at the same moment.
  private var repetitionCount = 0
  private var isCutShort = false

  /// Begins the way.
  ///
  /// - Parameters:
  ///   - end: A moment in seconds of app time.
  ///   - stopLimit: How many stops there may be.
  init(to end: TimeInterval, stopLimit: Int) {
    self.end = end
    self.stopLimit = stopLimit
  }

  /// Returns what comes next.
  ///
  /// - Parameter deadline: The next moment at which something is due, in seconds of app time.
  mutating func step(next deadline: @autoclosure () -> TimeInterval?) -> Step {
    guard !isCutShort, let deadline = deadline(), deadline <= end else { return .end }
    guard stopCount < stopLimit else { return .giveUp }
    stopCount += 1
    return .stop(at: deadline)
  }

  /// Notes where the clock is after a stop.
  ///
  /// The rest of the way has no stops if the clock doesn't follow, because it is a real one, or if a timer
  /// renews itself for the same moment again and again.
  ///
  /// - Parameters:
  ///   - deadline: The moment of the stop.
  ///   - before: What the clock showed before.
  ///   - now: What it shows now.
  mutating func noteStop(
    at deadline: TimeInterval, from before: TimeInterval, clock now: TimeInterval
  ) {
    repetitionCount = now > before ? 0 : repetitionCount + 1
    isCutShort = now < deadline || repetitionCount > Self.repetitionLimit
  }

  /// How many stops in a row may be at the same moment.
  static let repetitionLimit = 10_000
}
