import Foundation

/// The time an app lives in: real when a person uses it, virtual under automation.
///
/// Everything in the toolkit that happens later (animations, stub delays, long presses) is scheduled
/// here. Virtual time stands still while the app works and moves only when somebody waits, from
/// deadline to deadline, so a wait of thirty seconds costs about a millisecond and always ends the
/// same way. Work runs in the order of (deadline, insertion).
///
/// All times are seconds of app time since the clock was made. Use it from the main thread only.
@preconcurrency @MainActor
public final class AppClock {
  /// What makes the time of a clock pass.
  public enum Mode: Sendable {
    /// Time passes by itself, as on the wall.
    case real
    /// Time passes only when `advance(to:)` is called.
    case virtual
  }

  /// What makes this clock's time pass.
  public let mode: Mode

  /// The date that `date` started from.
  private let startDate: Date
  private let startInstant = ContinuousClock.now
  private var virtualNow: TimeInterval = 0
  private var queue = ScheduledWorkQueue()
  private var runningWork: ScheduledWork?

  /// Says whom work belongs to that is not scheduled by other work, whose owner it has.
  ///
  /// For tests in the app's own process, whose windows end one by one.
  package var ownerOfNewWork: (@MainActor () -> ObjectIdentifier?)?

  /// Called when work has been scheduled, for whoever sleeps until the next deadline.
  package var didSchedule: (@MainActor () -> Void)?

  /// Makes a clock that stands at zero.
  ///
  /// - Parameters:
  ///   - mode: What makes its time pass.
  ///   - startDate: The date at time zero.
  public init(mode: Mode, startDate: Date = Date()) {
    self.mode = mode
    self.startDate = startDate
  }

  /// The present moment, in seconds of app time since the clock was made.
  public var now: TimeInterval {
    switch mode {
    case .real: startInstant.duration(to: .now).seconds
    case .virtual: virtualNow
    }
  }

  /// The present moment as a date of app time.
  public var date: Date { startDate.addingTimeInterval(now) }

  /// The earliest moment for which work is scheduled, in seconds of app time.
  public var nextDeadline: TimeInterval? { queue.first?.deadline }

  /// The earliest moment after another for which work is scheduled, in seconds of app time.
  ///
  /// It looks at all that is scheduled.
  package func nextDeadline(after moment: TimeInterval) -> TimeInterval? {
    queue.nextDeadline(after: moment)
  }

  /// What is scheduled, soonest first.
  public var pendingWork: [ScheduledWork] { queue.all }

  /// Schedules work for a later moment of app time.
  ///
  /// - Parameters:
  ///   - delay: Seconds of app time from now; negative and not-a-number count as zero.
  ///   - name: What the work is, for reports of what an app is busy with.
  ///   - work: Runs on the main thread when the moment has come.
  /// - Returns: A handle that can cancel it.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, named name: String, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(after: delay, named: name, for: runningWork?.owner ?? ownerOfNewWork?(), work)
  }

  /// Schedules work for a later moment of app time.
  ///
  /// - Parameters:
  ///   - delay: Seconds of app time from now; negative and not-a-number count as zero.
  ///   - name: What the work is, for reports of what an app is busy with.
  ///   - owner: Whom it belongs to; nil is nobody.
  ///   - work: Runs on the main thread when the moment has come.
  /// - Returns: A handle that can cancel it.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, named name: String, for owner: ObjectIdentifier?,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let safeDelay = delay > 0 ? min(delay, Self.longestDelay) : 0
    let item = ScheduledWork(name: name, deadline: now + safeDelay, owner: owner, work: work)
    queue.insert(item)
    didSchedule?()
    return item
  }

  /// Cancels all work that belongs to an owner.
  package func cancelWork(of owner: ObjectIdentifier) {
    for work in queue.all where work.owner == owner { work.cancel() }
  }

  /// Suspends the calling task for a length of app time.
  ///
  /// - Parameter duration: Seconds of app time.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for duration: TimeInterval) async throws {
    let sleeper = ClockSleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.begin(continuation)
        // Nobody may cancel it but the task, which would sleep for ever.
        schedule(after: duration, named: "a sleeping task", for: nil) { sleeper.wake() }
      }
    } onCancel: {
      sleeper.cancel()
    }
  }

  /// Whether work is due at the present moment.
  public var hasDueWork: Bool { queue.first.map { $0.deadline <= now } ?? false }

  /// Runs the work that is due at the present moment, and what it schedules for the same moment.
  ///
  /// - Parameter limit: The most pieces of work to run in this call, so that work that forever
  ///   schedules itself for now cannot hang the app.
  /// - Returns: How many pieces of work ran.
  @discardableResult
  public func runDueWork(limit: Int = 10_000) -> Int {
    var count = 0
    while count < limit, let item = queue.popFirst(dueAt: now) {
      let outer = runningWork
      runningWork = item
      item.run()
      runningWork = outer
      count += 1
    }
    return count
  }

  /// Moves virtual time forward to a moment, without running anything; a real clock ignores this.
  ///
  /// The caller moves from deadline to deadline and runs due work at each: time is set to a deadline
  /// before its work runs.
  ///
  /// - Parameter moment: Seconds of app time; moments in the past change nothing.
  public func advance(to moment: TimeInterval) {
    if mode == .virtual, moment > virtualNow { virtualNow = moment }
  }

  /// A thousand years: longer delays would lose the precision of nearer ones.
  private static let longestDelay: TimeInterval = 31_557_600_000
}

extension Duration {
  /// This duration in seconds.
  package var seconds: TimeInterval {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
