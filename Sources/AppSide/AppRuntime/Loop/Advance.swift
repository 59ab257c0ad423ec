import Foundation

/// An advance of virtual time to a moment, with a stop at each deadline.
///
/// It decides where the clock goes; `EventLoop` moves the clock and does the work.
struct Advance {
  /// The next step of an advance.
  enum Step: Equatable {
    /// Move the clock to a deadline, in seconds of app time, and do the work that is due then.
    case stop(at: TimeInterval)
    /// Move the clock to the end.
    case end
    /// Leave the clock where it is, because the maximum number of stops is reached.
    case giveUp
  }

  private let end: TimeInterval
  private let stopLimit: Int
  private var stopCount = 0
  /// The number of consecutive stops at the same moment.
  private var repetitionCount = 0
  private var isCutShort = false

  /// Begins an advance.
  ///
  /// - Parameters:
  ///   - end: A moment in seconds of app time.
  ///   - stopLimit: The maximum number of stops.
  init(to end: TimeInterval, stopLimit: Int) {
    self.end = end
    self.stopLimit = stopLimit
  }

  /// Returns the next step.
  ///
  /// - Parameter deadline: The next moment at which something is due, in seconds of app time.
  mutating func step(next deadline: @autoclosure () -> TimeInterval?) -> Step {
    guard !isCutShort, let deadline = deadline(), deadline <= end else { return .end }
    guard stopCount < stopLimit else { return .giveUp }
    stopCount += 1
    return .stop(at: deadline)
  }

  /// Records the clock's time after a stop.
  ///
  /// The rest of the advance has no stops if the clock doesn't follow because it is real, or if a timer keeps
  /// renewing itself for the same moment.
  ///
  /// - Parameters:
  ///   - deadline: The moment of the stop.
  ///   - before: The clock's time before the stop.
  ///   - now: The clock's time after the stop.
  mutating func noteStop(
    at deadline: TimeInterval, from before: TimeInterval, clock now: TimeInterval
  ) {
    repetitionCount = now > before ? 0 : repetitionCount + 1
    isCutShort = now < deadline || repetitionCount > Self.repetitionLimit
  }

  /// The maximum number of consecutive stops at the same moment.
  static let repetitionLimit = 10_000
}
