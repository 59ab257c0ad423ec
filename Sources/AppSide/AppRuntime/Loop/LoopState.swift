import Foundation

/// The decisions of an event loop, without a process: when settling ends, how long the loop may sleep,
/// and how much app time has passed while nobody waited for the app.
///
/// `EventLoop` tells it what happens, and does what it says.
struct LoopState {
  typealias Instant = ContinuousClock.Instant

  /// The app's clock as the loop finds it at one moment.
  struct ClockReading {
    /// Seconds of app time.
    var now: TimeInterval
    /// The next deadline, in seconds of app time; nil when nothing is pending.
    var nextDeadline: TimeInterval?
    /// Whether app time moves only when somebody waits.
    var isVirtual: Bool
  }

  /// Whether the app forever gives itself new work for the same moment.
  private(set) var isRestless = false
  /// The number of times the app has settled.
  private(set) var settleCount = 0
  /// Whether a call to `run()` has to return at the end of its turn.
  var isStopped = false

  /// The moment at which the loop must wake up at the latest; nil for none.
  var wakeUp: Instant?
  /// The moment at which the next of Foundation's timers is due; nil without timers.
  var timerDue: Instant?
  /// The moment until which virtual time passes at the pace of real time, in seconds of app time; nil
  /// while it stands still.
  var realTimeEnd: TimeInterval?

  /// Whether nobody waits for the app.
  private(set) var isIdling = false
  private var idlePeriod: IdlePeriod?

  /// The time in which nobody has waited for the app.
  private struct IdlePeriod {
    var start: Instant
    /// Seconds of app time at the start.
    var time: TimeInterval
  }

  // MARK: Settling

  /// Begins to settle.
  mutating func beginSettling() -> Settling {
    settleCount &+= 1
    // What has not come to its end before will not now.
    return Settling(limits: workLimits)
  }

  /// Ends one round of settling.
  ///
  /// - Parameters:
  ///   - round: What was done in the round.
  ///   - hasMore: Whether new work has come meanwhile.
  /// - Returns: The outcome; nil when another round has to follow.
  mutating func end(
    _ round: Settling.Round, of settling: inout Settling, hasMore: Bool
  ) -> Settling.Outcome? {
    let outcome = settling.end(round, hasMore: hasMore)
    if let outcome { isRestless = outcome == .restless }
    return outcome
  }

  /// How much work of one moment is done before the app counts as restless.
  var workLimits: Settling.Limits { isRestless ? .restless : .resting }

  // MARK: Sleeping

  /// How long the loop may sleep, in real seconds; nil is for ever.
  func sleepLength(clock: ClockReading, now: Instant) -> TimeInterval? {
    var lengths = [secondsToTimer(now: now), wakeUp.map { now.duration(to: $0).seconds }]
    if !clock.isVirtual || realTimeEnd != nil {
      lengths.append(clock.nextDeadline.map { $0 - clock.now })
    }
    return lengths.compactMap(\.self).min().map { max(0, $0) }
  }

  /// How long it is until the next of Foundation's timers is due, in real seconds; nil without timers.
  func secondsToTimer(now: Instant) -> TimeInterval? {
    timerDue.map { max(0, now.duration(to: $0).seconds) }
  }

  // MARK: Time in which nobody waits

  /// Says that nobody waits for the app from now on.
  ///
  /// - Parameter hasOnlyLooked: Whether the one who has waited has only looked. If no app time has passed
  ///   then, the idle period goes on as if nobody had waited.
  mutating func beginIdling(hasOnlyLooked: Bool, clock: ClockReading, now: Instant) {
    isIdling = true
    if hasOnlyLooked, idlePeriod?.time == clock.now { return }
    idlePeriod = IdlePeriod(start: now, time: clock.now)
  }

  /// Says that somebody waits for the app again.
  mutating func endIdling() { isIdling = false }

  /// The moment, in seconds of app time, to which the clock has to catch up; nil where it stands right, or
  /// where nobody has been away for long.
  func timeToCatchUp(clock: ClockReading, now: Instant) -> TimeInterval? {
    isIdling ? timePassed(clock: clock, now: now) : nil
  }

  /// Says that the clock has caught up.
  mutating func haveCaughtUp(clock: ClockReading, now: Instant) {
    idlePeriod = IdlePeriod(start: now, time: clock.now)
  }

  /// The moment until which app time would have passed in the idle period, if something was due on the
  /// way; nil otherwise.
  func overdueTime(clock: ClockReading, now: Instant) -> TimeInterval? {
    guard let next = clock.nextDeadline, let moment = timeToCatchUp(clock: clock, now: now) else {
      return nil
    }
    return next <= moment ? moment : nil
  }

  private func timePassed(clock: ClockReading, now: Instant) -> TimeInterval? {
    guard clock.isVirtual, let idlePeriod else { return nil }
    let passed = idlePeriod.start.duration(to: now).seconds
    return passed >= Self.minimumIdleTime ? idlePeriod.time + passed : nil
  }

  /// In real seconds: for less than this a busy machine may delay a test that makes one request after the
  /// other.
  private static let minimumIdleTime: TimeInterval = 0.1
}
