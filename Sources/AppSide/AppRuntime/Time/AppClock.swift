import Foundation

/// The clock of an app: real when a person uses the app, virtual under automation.
///
/// Everything in the toolkit that happens later (animations, stub delays, long presses) is
/// scheduled here. Virtual time stands still while the app works and moves only when a test
/// waits, from deadline to deadline, so a wait of thirty seconds costs about a millisecond and
/// always ends the same way. Work runs in the order of (deadline, insertion); with a seed in the launch
/// arguments, `AppSeed`, work that is due at the same moment runs in another order for each seed.
///
/// All times are in seconds of app time, which starts at zero when the clock is made. Use the clock
/// from the main thread only.
@preconcurrency @MainActor
public final class AppClock {
  /// The way in which time passes on a clock.
  public enum Mode: Sendable {
    /// Time is real time.
    case real
    /// Time passes only when `advance(to:)` is called.
    case virtual
  }

  /// The way in which time passes on this clock.
  public let mode: Mode

  /// The date at time zero.
  private var startDate: Date
  private let startInstant = ContinuousClock.now
  private var virtualNow: TimeInterval = 0 {
    didSet { moment.set(virtualNow) }
  }
  /// The clock's time, for any thread.
  nonisolated let moment: ClockMoment
  /// Whether a test has stopped the clock, so that neither the test's waits nor its sleeps move it.
  package var isFrozen = false
  /// The time of everything else in the process, if this clock drives it.
  private var process: ProcessTime?
  private var queue = ScheduledWorkQueue()
  private var runningWork: ScheduledWork?

  /// The closure that returns the owner of new work, unless other work schedules it and passes on
  /// its own owner.
  ///
  /// Tests in the app's own process use it, because their windows end one by one.
  package var ownerOfNewWork: (@MainActor () -> ObjectIdentifier?)?

  /// An observer called when work was scheduled, for code that sleeps until the next deadline.
  package var didSchedule: (@MainActor () -> Void)?

  /// Makes a clock at time zero.
  ///
  /// - Parameters:
  ///   - mode: The way in which time passes.
  ///   - startDate: The date at time zero.
  public init(mode: Mode, startDate: Date = Date()) {
    self.mode = mode
    self.startDate = startDate
    moment = ClockMoment(goesOn: mode == .real)
  }

  /// The present moment, in seconds of app time since the clock was made.
  public var now: TimeInterval {
    switch mode {
    case .real: startInstant.duration(to: .now).seconds
    case .virtual: virtualNow + (process?.lead ?? 0)
    }
  }

  /// The present moment as a date of app time.
  public var date: Date { startDate.addingTimeInterval(now) }

  /// A clock outside the app that advances with this one while this one is virtual.
  public weak var follower: (any FollowingClock)?

  /// The end of the follower's next step.
  private var followerStep: TimeInterval? {
    mode == .virtual ? follower?.step.map { now + $0 } : nil
  }

  /// The earliest deadline of pending work, in seconds of app time; no later than the follower's next
  /// step.
  ///
  /// Under automation, this includes everything in the process: timers of Foundation and Dispatch, sleeping
  /// tasks and threads.
  public var nextDeadline: TimeInterval? {
    earlier(queue.first?.deadline, earlier(process?.timeToDeadline.map { now + $0 }, followerStep))
  }

  /// Returns the earliest deadline after a moment, in seconds of app time.
  ///
  /// It searches all pending work.
  package func nextDeadline(after moment: TimeInterval) -> TimeInterval? {
    let other = process?.timeToDeadline.map { now + $0 }.flatMap { $0 > moment ? $0 : nil }
    return earlier(queue.nextDeadline(after: moment), earlier(other, followerStep))
  }

  /// The pending work, soonest first.
  public var pendingWork: [ScheduledWork] { queue.all }

  /// Schedules work for a later moment of app time.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds of app time; negative numbers and NaN count as zero.
  ///   - name: The name of the work, for reports on what keeps an app busy.
  ///   - work: The work, which runs on the main thread.
  /// - Returns: A handle that can cancel the work.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, named name: String, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(after: delay, named: name, for: runningWork?.owner ?? ownerOfNewWork?(), work)
  }

  /// Schedules work for a later moment of app time, on behalf of an owner.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds of app time; negative numbers and NaN count as zero.
  ///   - name: The name of the work, for reports on what keeps an app busy.
  ///   - owner: The owner of the work, if any.
  ///   - work: The work, which runs on the main thread.
  /// - Returns: A handle that can cancel the work.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, named name: String, for owner: ObjectIdentifier?,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let safeDelay = delay > 0 ? min(delay, Self.maximumDelay) : 0
    let item = ScheduledWork(name: name, deadline: now + safeDelay, owner: owner, work: work)
    queue.insert(item, isDelayed: safeDelay > 0)
    didSchedule?()
    return item
  }

  /// Cancels all work that belongs to an owner.
  package func cancelWork(of owner: ObjectIdentifier) {
    for work in queue.all where work.owner == owner { work.cancel() }
  }

  /// Suspends the calling task for a duration of app time.
  ///
  /// - Parameter duration: A duration in seconds of app time.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for duration: TimeInterval) async throws {
    let sleeper = ClockSleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.begin(continuation)
        // The wake-up has no owner, because cancelling an owner's work would leave the task asleep
        // forever.
        schedule(after: duration, named: "a sleeping task", for: nil) { sleeper.wake() }
      }
    } onCancel: {
      sleeper.cancel()
    }
  }

  /// Whether work is due at the present moment.
  public var hasDueWork: Bool { queue.first.map { $0.deadline <= now } ?? false }

  /// Runs the work that is due now, including work that it schedules for the same moment.
  ///
  /// - Parameter limit: The maximum number of pieces of work to run, so that work that keeps
  ///   scheduling itself can't hang the app.
  /// - Returns: The number of pieces of work that ran.
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

  /// Moves virtual time forward without running work; a real clock ignores this.
  ///
  /// The caller advances from deadline to deadline and runs the due work at each: time is set to a
  /// deadline before its work runs.
  ///
  /// - Parameter moment: A moment in seconds of app time; moments in the past have no effect.
  public func advance(to moment: TimeInterval) {
    let now = now
    guard mode == .virtual, moment >= now else { return }
    process?.advance(by: moment - now)
    virtualNow = moment
    if moment > now { follower?.follow(by: moment - now) }
  }

  /// Whether this clock drives the time of everything in the process.
  package var drivesProcess: Bool { process != nil }

  /// Whether this clock drives something that doesn't report when it comes to rest.
  package var mustBeLookedAfter: Bool { drivesProcess || follower?.reportsRest == false }

  /// Makes this clock drive the time of everything in the process.
  ///
  /// Only for a process that runs one app and nothing else; it can't be undone.
  package func driveProcess() {
    guard mode == .virtual, process == nil else { return }
    let now = now
    guard let process = ProcessTime() else { return }
    virtualNow = now
    self.process = process
    moment.goOn()
    let difference = date.timeIntervalSinceNow
    if abs(difference) < Self.startLength {
      startDate.addTimeInterval(-difference)
    } else {
      _ = process.move(dateBy: difference)
    }
  }

  /// Makes the clock show another date from now on.
  ///
  /// Pending work keeps its remaining delay. If the clock drives the process, everything in the process sees
  /// the new date.
  ///
  /// - Returns: Whether the clock can show that date. If not, because it is too far away, nothing changes.
  package func setDate(_ date: Date) -> Bool {
    let difference = date.timeIntervalSince(self.date)
    if let process, !process.move(dateBy: difference) { return false }
    startDate.addTimeInterval(difference)
    return true
  }

  /// The other moments for which code in the process waits.
  package var pendingInProcess: [PendingMoment] {
    guard let process else { return [] }
    let now = now
    let timers = process.pendingTimers.map { timer in
      PendingMoment(deadline: now + timer.time) { timer.name }
    }
    return timers
      + process.pending.map { pending in
        PendingMoment(deadline: now + pending.time) { pending.findName() }
      }
  }

  /// Whether the last advance has changed nothing: no thread was woken, and no work is due.
  ///
  /// That is the case when Dispatch counts its threads, once a second if it is linked into the executable.
  package var wasUneventful: Bool { process?.wokeNobody == true && !hasDueWork && follower == nil }

  /// Lets threads that were given work at this moment come to rest, if this clock drives the process.
  package func restProcess() { process?.rest() }

  /// The longest time between the making of a clock and the start of its app, in seconds; a clock whose date
  /// differs by more was given another date on purpose.
  private static let startLength: TimeInterval = 60
  /// The longest delay, a thousand years; a longer one would reduce the precision of the clock.
  private static let maximumDelay: TimeInterval = 31_557_600_000
}

extension Duration {
  /// This duration in seconds.
  package var seconds: TimeInterval {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
