import Foundation

/// The way of app time to a moment, at the pace of real time as long as something real may still happen.
///
/// It decides how time passes; `EventLoop` lets it pass.
struct Passage {
  /// What comes next on the way.
  enum Step: Equatable {
    /// Wait in real time, at most until a moment of app time.
    case rest(until: TimeInterval)
    /// Move the clock to a moment at once: to a deadline, or to the end if nothing is due before.
    case advance(to: TimeInterval, isDeadline: Bool)
    /// Move the clock to the end at once, with a number of stops at most.
    case leap(stopLimit: Int)
    /// The end is reached.
    case end
    /// Leave the clock where it is: there were as many stops as there may be.
    case giveUp
  }

  private let end: TimeInterval
  private let stopLimit: Int
  private var stopCount = 0
  private var needsRealTime: Bool
  /// How many steps in a row have left the clock where it was.
  private var standstillCount = 0

  /// Begins the way.
  ///
  /// - Parameters:
  ///   - end: A moment in seconds of app time.
  ///   - hasPassed: Whether as much real time has already passed for the app, so that only what begins on
  ///     the way needs real time.
  ///   - stopLimit: At how many moments something may be due on the way.
  init(to end: TimeInterval, realTimeHasPassed hasPassed: Bool, stopLimit: Int) {
    self.end = end
    self.stopLimit = stopLimit
    needsRealTime = !hasPassed
  }

  /// Returns what comes next.
  ///
  /// - Parameters:
  ///   - now: What the clock shows.
  ///   - isVirtual: Whether it can be moved.
  ///   - next: The next moment at which there is work, in seconds of app time.
  ///   - activity: What can't be virtual.
  mutating func step(
    now: TimeInterval, isVirtual: Bool, next: @autoclosure () -> TimeInterval?,
    activity: @autoclosure () -> RealActivity
  ) -> Step {
    if standstillCount > Self.standstillLimit { return .leap(stopLimit: stopLimit - stopCount) }
    guard now < end else { return .end }
    var deadline = next().flatMap { $0 <= end ? $0 : nil }
    guard isVirtual else { return .rest(until: deadline ?? end) }
    if needsRealTime {
      guard !activity().needsRealTime(from: now, to: deadline, or: end) else {
        return .rest(until: deadline ?? end)
      }
      // A thread that came to rest during the look may have set a timer.
      deadline = next().flatMap { $0 <= deadline ?? end ? $0 : nil } ?? deadline
    }
    guard stopCount < stopLimit else { return .giveUp }
    stopCount += 1
    return .advance(to: deadline ?? end, isDeadline: deadline != nil)
  }

  /// Notes where the clock is after an advance.
  ///
  /// If it stands still again and again, work that schedules itself for the same moment must not stop time.
  ///
  /// - Parameters:
  ///   - before: What the clock showed before.
  ///   - now: What it shows now.
  mutating func noteAdvance(from before: TimeInterval, clock now: TimeInterval) {
    standstillCount = now == before ? standstillCount + 1 : 0
    needsRealTime = true
  }

  /// How many steps in a row may leave the clock where it is.
  ///
  /// Several things may be due at one moment, one of which may begin something that needs real time.
  static let standstillLimit = 10
}
