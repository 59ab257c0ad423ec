import Foundation

/// The passage of app time to a moment, at the pace of real time while real activity may still occur.
///
/// It decides how time passes; `EventLoop` lets it pass.
struct Passage {
  /// The next step of a passage.
  enum Step: Equatable {
    /// Wait in real time, at most until a moment of app time.
    case rest(until: TimeInterval)
    /// Move the clock to a moment at once: to a deadline, or to the end if nothing is due before.
    case advance(to: TimeInterval, isDeadline: Bool)
    /// Move the clock to the end at once, with a maximum number of stops.
    case leap(stopLimit: Int)
    /// The end is reached.
    case end
    /// Leave the clock where it is, because the maximum number of stops is reached.
    case giveUp
  }

  private let end: TimeInterval
  private let stopLimit: Int
  private var stopCount = 0
  private var needsRealTime: Bool
  /// The number of consecutive steps that left the clock where it was.
  private var standstillCount = 0

  /// Begins a passage.
  ///
  /// - Parameters:
  ///   - end: A moment in seconds of app time.
  ///   - hasPassed: Whether that much real time has already passed for the app. If so, only activity that
  ///     begins on the way needs real time.
  ///   - stopLimit: The maximum number of stops on the way.
  init(to end: TimeInterval, realTimeHasPassed hasPassed: Bool, stopLimit: Int) {
    self.end = end
    self.stopLimit = stopLimit
    needsRealTime = !hasPassed
  }

  /// Returns the next step.
  ///
  /// - Parameters:
  ///   - now: The clock's time.
  ///   - isVirtual: Whether the clock is virtual.
  ///   - next: The next moment at which there is work, in seconds of app time.
  ///   - activity: The activity that can't be virtual.
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

  /// Records the clock's time after an advance.
  ///
  /// Work that keeps scheduling itself for the same moment must not stop time.
  ///
  /// - Parameters:
  ///   - before: The clock's time before the advance.
  ///   - now: The clock's time after the advance.
  mutating func noteAdvance(from before: TimeInterval, clock now: TimeInterval) {
    standstillCount = now == before ? standstillCount + 1 : 0
    needsRealTime = true
  }

  /// The maximum number of consecutive steps that leave the clock where it is.
  ///
  /// Several pieces of work may be due at one moment, and one may begin something that needs real time.
  static let standstillLimit = 10
}
