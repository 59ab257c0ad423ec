import Foundation

/// The decisions of an event loop, without a process: when settling ends, how long the loop may sleep,
/// and how much app time has passed while no request waited for the app.
///
/// `EventLoop` reports events to it and carries out its decisions.
struct LoopState {
  typealias Instant = ContinuousClock.Instant

  /// The state of the app's clock at one moment.
  struct ClockReading {
    /// Seconds of app time.
    var now: TimeInterval
    /// The next deadline, in seconds of app time; `nil` if nothing is pending.
    var nextDeadline: TimeInterval?
    /// Whether app time advances only during a wait.
    var isVirtual: Bool
  }

  /// Whether the app keeps adding work for the same moment, so that it never settles.
  private(set) var isRestless = false
  /// The number of times the app has settled.
  private(set) var settleCount = 0
  /// Whether `run()` returns at the end of its current turn.
  var isStopped = false

  /// The latest moment at which the loop wakes up; `nil` for no limit.
  var wakeUp: Instant?
  /// The moment at which Foundation's next timer is due; `nil` without timers.
  var timerDue: Instant?
  /// The end of the period in which virtual time runs at the speed of real time, in seconds of app
  /// time; `nil` while virtual time stands still.
  var realTimeEnd: TimeInterval?

  /// Whether no request waits for the app.
  private(set) var isIdling = false
  private var idlePeriod: IdlePeriod?

  /// A period in which no request waits for the app.
  private struct IdlePeriod {
    var start: Instant
    /// Seconds of app time at the start.
    var time: TimeInterval
  }

  // MARK: Settling

  /// Begins to settle: to run the app until it has nothing left to do at this moment.
  mutating func beginSettling() -> Settling {
    settleCount &+= 1
    // An app that did not settle last time gets a small amount of work, to answer soon.
    return Settling(limits: workLimits)
  }

  /// Ends one round of settling.
  ///
  /// - Parameters:
  ///   - round: The work that was done in the round.
  ///   - hasMore: Whether new work has arrived since.
  /// - Returns: The outcome, or `nil` if another round follows.
  mutating func end(
    _ round: Settling.Round, of settling: inout Settling, hasMore: Bool
  ) -> Settling.Outcome? {
    let outcome = settling.end(round, hasMore: hasMore)
    if let outcome { isRestless = outcome == .restless }
    return outcome
  }

  /// The maximum work of one moment before the app counts as restless.
  var workLimits: Settling.Limits { isRestless ? .restless : .resting }

  // MARK: Sleeping

  /// Returns how long the loop may sleep, in real seconds; `nil` if only an event wakes it.
  func sleepLength(clock: ClockReading, now: Instant) -> TimeInterval? {
    var length = earlier(secondsToTimer(now: now), wakeUp.map { now.duration(to: $0).seconds })
    if !clock.isVirtual || realTimeEnd != nil {
      length = earlier(length, clock.nextDeadline.map { $0 - clock.now })
    }
    return length.map { max(0, $0) }
  }

  /// Returns the time until Foundation's next timer is due, in real seconds; `nil` without timers.
  func secondsToTimer(now: Instant) -> TimeInterval? {
    timerDue.map { max(0, now.duration(to: $0).seconds) }
  }

  // MARK: Restlessness

  /// Returns the next moment for the work of a restless app, in seconds of app time: work that keeps
  /// scheduling itself for the same moment must not stop time, so it runs once a frame.
  ///
  /// - Parameter deadline: The next deadline after now.
  static func nextFrame(after now: TimeInterval, deadline: TimeInterval?) -> TimeInterval {
    min(deadline ?? .infinity, now + frame)
  }

  /// The length of a frame, in seconds of app time.
  private static let frame: TimeInterval = 1 / 60

  // MARK: Idle periods

  /// Begins an idle period: no request waits for the app any more.
  ///
  /// - Parameter hasOnlyLooked: Whether the last request only read the screen. If no app time has
  ///   passed since, the idle period before that request continues.
  mutating func beginIdling(hasOnlyLooked: Bool, clock: ClockReading, now: Instant) {
    isIdling = true
    if hasOnlyLooked, idlePeriod?.time == clock.now { return }
    idlePeriod = IdlePeriod(start: now, time: clock.now)
  }

  /// Ends the idle period: a request waits for the app.
  mutating func endIdling() { isIdling = false }

  /// Returns the app time that the clock has to catch up with, in seconds; `nil` if it is right, or
  /// if the idle period is too short to count.
  func timeToCatchUp(clock: ClockReading, now: Instant) -> TimeInterval? {
    isIdling ? timePassed(clock: clock, now: now) : nil
  }

  /// Starts a new idle period after the clock has caught up.
  mutating func restartIdlePeriod(clock: ClockReading, now: Instant) {
    idlePeriod = IdlePeriod(start: now, time: clock.now)
  }

  /// Returns the app time at the end of the idle period, in seconds, if something came due during it;
  /// `nil` otherwise.
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

  /// The shortest idle period that counts, in real seconds.
  ///
  /// On a busy machine, less may pass between two requests of a test that does not pause.
  private static let minimumIdleTime: TimeInterval = 0.1
}
