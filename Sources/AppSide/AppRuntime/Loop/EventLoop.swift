import Foundation

/// The main loop of an app: file descriptors, the main queue, timers and the app's clock.
///
/// All work of an app runs in a turn of this loop, on the main thread. Between turns the loop
/// sleeps in the kernel until there is an event; it never polls.
@MainActor
public final class EventLoop {
  /// The app's clock.
  public let clock: AppClock
  /// The work that can't be virtual.
  public let work: WorkInFlight

  private let now: @MainActor () -> ContinuousClock.Instant
  private let mainQueue = MainQueueWork()
  let watch: ProcessWatch?
  private var sources: [any IdleSource] = []
  private var readers: [Reader] = []
  private var flushes: [@MainActor () -> Bool] = []
  private var settlingObservers: [@MainActor () -> Void] = []
  private var settledObservers: [@MainActor () -> Void] = []
  private var state = LoopState()

  /// Whether nothing happened while time was advanced last, so that nobody has to look at the app again.
  package private(set) var isUneventful = false

  /// Whether the app forever gives itself new work for the same moment: settling is cut short then.
  public var isRestless: Bool { state.isRestless }

  /// How often it has settled: while this stays the same, no work of the app has been run in between.
  public var settlings: Int { state.settleCount }

  /// How many deadlines one advance of a test may pass, so that what repeats for ever can't hang the app:
  /// more than a day of once a second.
  public var stopLimit = 100_000

  /// A watched file descriptor.
  private struct Reader {
    var descriptor: Int32
    var isQuiet: Bool
    var handler: @MainActor () -> Void
  }

  /// When the loop must wake up at the latest, whatever happens, in real time.
  public var wakeUp: ContinuousClock.Instant? {
    get { state.wakeUp }
    set { state.wakeUp = newValue }
  }

  /// Until which moment virtual time passes at the pace of real time for now, in seconds of app time,
  /// because somebody waits for work that cannot be virtual; nil while it stands still.
  public var realTimeEnd: TimeInterval? {
    get { state.realTimeEnd }
    set { state.realTimeEnd = newValue }
  }

  /// Whether this loop runs the main queue.
  ///
  /// It doesn't if an outer loop runs the queue, because the main queue can't be run from inside
  /// its own work. Then threads, timers and connections aren't the app's either: they belong to
  /// whoever runs the queue, such as other tests.
  package var runsMainQueue = true

  /// Makes a loop that isn't running yet.
  ///
  /// - Parameters:
  ///   - clock: The time the app lives in.
  ///   - work: Where work that cannot be virtual is counted.
  ///   - watchesProcess: Whether threads that are computing, timers that are not on the app's clock and
  ///     network connections keep the app busy; not in a process that does other things beside the app.
  ///   - now: The present moment, by which the loop measures how long nobody has waited for the app. How
  ///     long the loop itself sleeps is always real.
  public init(
    clock: AppClock, work: WorkInFlight = WorkInFlight(), watchesProcess: Bool = true,
    now: (@MainActor () -> ContinuousClock.Instant)? = nil
  ) {
    self.clock = clock
    self.work = work
    self.now = now ?? { work.realTime }
    watch = watchesProcess ? ProcessWatch() : nil
  }

  /// Adds something that can keep the app busy.
  public func addIdleSource(_ source: any IdleSource) { sources.append(source) }

  /// Calls a handler whenever a file descriptor is readable or its other end was closed.
  ///
  /// - Parameters:
  ///   - descriptor: An open file descriptor; a second handler replaces the first.
  ///   - isQuiet: Whether the handler only inspects the app, unless it settles the loop itself, so
  ///     that nothing has to run after it.
  ///   - handler: The handler, which must read the available bytes, or the loop calls it again at
  ///     once.
  public func addReader(
    _ descriptor: Int32, isQuiet: Bool = false, _ handler: @escaping @MainActor () -> Void
  ) {
    removeReader(descriptor)
    readers.append(Reader(descriptor: descriptor, isQuiet: isQuiet, handler: handler))
  }

  /// Stops watching a file descriptor.
  public func removeReader(_ descriptor: Int32) {
    readers.removeAll { $0.descriptor == descriptor }
  }

  /// Adds work for the end of each turn, such as layout and drawing.
  ///
  /// - Parameter flush: Performs the work; returns whether there was any.
  public func beforeWaiting(_ flush: @escaping @MainActor () -> Bool) { flushes.append(flush) }

  /// Adds an observer that is called before any of the app's work runs.
  public func beforeSettling(_ observer: @escaping @MainActor () -> Void) {
    settlingObservers.append(observer)
  }

  /// Adds an observer that is called when no work is left at the present moment.
  public func afterSettling(_ observer: @escaping @MainActor () -> Void) {
    settledObservers.append(observer)
  }

  /// The reasons the app is busy in real time, as sentences; empty if it is idle.
  public var busySentences: [String] {
    var sentences = work.descriptions.map(\.sentence)
    if isRestless { sentences.append(restlessSentence) }
    sentences += sources.filter { !$0.isIdle }.map(\.busyDescription)
    let process = watch?.look()
    guard runsMainQueue else {
      if mainQueue.hasWork || process?.timers.hasTimers == true {
        sentences.append(Self.lateWork)
      }
      return sentences
    }
    sentences += process?.sentences ?? []
    if let next = [secondsToTimer, process?.timers.next].compactMap(\.self).min() {
      sentences.append(
        String(format: "a timer of Foundation, Dispatch or Swift is due in %.1f s", next))
    }
    return sentences
  }

  private static let lateWork =
    "the main queue may have pending work, which runs only when the test awaits something"

  /// The current activity that can't be virtual.
  public var activity: RealActivity {
    // Before and after: threads that come to rest meanwhile may begin work, or end some and queue more.
    let (begunCount, wasWorking) = (work.begunCount, hasWork)
    let process = lookAtProcess()
    return activity(wasWorking || hasWork || work.begunCount != begunCount, seen: process)
  }

  /// Whether work is in flight, or a source has something to do.
  private var hasWork: Bool { !work.isIdle || sources.contains { !$0.isIdle } }

  private func lookAtProcess() -> ProcessActivity? { runsMainQueue ? watch?.look() : nil }

  private func activity(_ isWorking: Bool, seen process: ProcessActivity?) -> RealActivity {
    var activity = RealActivity(
      isUnderWay: isWorking || process?.isUnderWay == true || hasMainQueueWork)
    activity.next = [secondsToTimer, process?.timers.next, process?.nextWakeUp].compactMap(\.self)
      .min()
    guard let process else { return activity }
    activity.hasSleepers = process.sleeperCount > 0
    activity.mayHaveTimers = process.timers.mayHaveMore || activity.isUnderWay
    return activity
  }

  /// Whether activity that can't be virtual is in progress.
  public var isBusy: Bool {
    hasWork || hasMainQueueWork || activity.isUnderWay
  }

  /// Whether nothing can change until somebody advances the clock or delivers an event.
  ///
  /// Time must be virtual, nothing real in progress or due, and no other thread present. A sleeping
  /// thread may wake up, so an app that has one of its own is never at rest.
  package var isAtRest: Bool {
    let isWorking = hasWork
    guard clock.mode == .virtual, readers.count <= 1, !clock.hasDueWork,
      let process = lookAtProcess(), process.threadCount == 0
    else { return false }
    let activity = activity(isWorking, seen: process)
    return !activity.isUnderWay && !activity.countsRealTime
  }

  /// Runs until no work is left at the present moment; work in the future stays pending.
  ///
  /// - Returns: Whether the app came to rest. The loop cuts short an app that keeps giving itself
  ///   new work for the same moment.
  @discardableResult
  public func settle() -> Bool { settle(isFlushing: true) != .restless }

  /// Runs the work of the present moment without end-of-turn work such as layout.
  ///
  /// - Returns: Whether there was anything.
  package func settleWithoutFlushing() -> Bool {
    settle(isFlushing: false) != .settled(hadWork: false)
  }

  private func settle(isFlushing: Bool) -> Settling.Outcome {
    var settling = state.beginSettling()
    for observer in settlingObservers { observer() }
    while true {
      var round = Settling.Round(ranMainQueue: hasMainQueueWork)
      // Once in any case, to learn of Foundation timers that the last event handler made.
      if runsMainQueue, round.ranMainQueue || settling.isFirstRound { runMainQueue() }
      round.dueCount = clock.runDueWork(limit: settling.limits.workCount)
      if isFlushing { for flush in flushes where flush() { round.flushed = true } }
      clock.restProcess()
      if let outcome = state.end(round, of: &settling, hasMore: hasMainQueueWork) {
        return outcome
      }
    }
  }

  /// Settles, and gives computing threads time to come back to the main thread.
  ///
  /// - Parameter limit: The longest time to give them, in real seconds.
  public func settle(waitingForThreadsUpTo limit: TimeInterval) {
    let end = RealTime.now.advanced(by: .seconds(limit))
    settle()
    // The kernel doesn't report when a thread comes to rest, so the loop looks repeatedly, doubling
    // the pause each time. It looks about ten times in a second and pauses no longer than the
    // thread has already run.
    var pause = 0.001
    // The order matters, because a thread may have put work on the main queue before coming to
    // rest.
    while threadsAreRunning || hasMainQueueWork && !isRestless, RealTime.now < end {
      let rest = RealTime.now.duration(to: end).seconds
      waitForDescriptors(mainQueueOnly: true, upTo: min(pause, rest))
      pause *= 2
      settle()
    }
  }

  /// Runs the app until `stop()` is called.
  public func run() {
    state.isStopped = false
    var needsSettling = true
    var lastTurn: ContinuousClock.Instant?
    while !state.isStopped {
      if needsSettling {
        settle()
        for observer in settledObservers { observer() }
      }
      if state.isStopped { return }
      // What it does in between counts too: an app that always has something to do hardly sleeps.
      let before = realTimeEnd == nil ? nil : lastTurn ?? work.realTime
      needsSettling = waitForDescriptors(mainQueueOnly: false, upTo: sleepLength)
      if let realTimeEnd, let before {
        advance(to: min(realTimeEnd, clock.now + before.duration(to: work.realTime).seconds))
        needsSettling = true
      }
      lastTurn = realTimeEnd == nil ? nil : work.realTime
    }
  }

  /// Sleeps until a watched file descriptor is readable, and calls its handler.
  ///
  /// - Parameter seconds: The longest time to sleep, in real seconds.
  package func waitForReaders(upTo seconds: TimeInterval) {
    waitForDescriptors(mainQueueOnly: false, upTo: seconds)
  }

  /// Makes `run()` return at the end of its turn.
  public func stop() { state.isStopped = true }

  /// Moves virtual time forward, stopping at each deadline on the way to run the work that is due.
  ///
  /// - Parameters:
  ///   - moment: A moment in seconds of app time.
  ///   - stopLimit: How many stops may be made on the way.
  /// - Returns: Whether the moment was reached; if not, time has passed up to the last stop.
  @discardableResult
  public func advance(to moment: TimeInterval, stopLimit: Int = .max) -> Bool {
    isUneventful = true
    // Dispatch sets a timer that the main thread has just asked for on a thread of its own.
    clock.restProcess()
    var (steps, stops) = (0, 0)
    while let deadline = nextStep, deadline <= moment {
      guard stops < stopLimit else { return false }
      stops += 1
      let before = clock.now
      clock.advance(to: deadline)
      if !wasUneventful {
        isUneventful = false
        settle()
      }
      // A real clock advances on its own, and a timer may renew itself for the same moment forever.
      steps = clock.now > before ? 0 : steps + 1
      if clock.now < deadline || steps > Self.stepLimit { break }
    }
    clock.advance(to: moment)
    isUneventful = isUneventful && wasUneventful
    return true
  }

  /// Whether the clock's last step has changed nothing, so that nothing is to be done.
  private var wasUneventful: Bool { clock.wasUneventful && !hasMainQueueWork && !isRestless }

  /// The next moment at which there is work, in seconds of app time.
  ///
  /// Work that keeps scheduling itself for the same moment must not stop time, so it runs once a
  /// frame.
  package var nextStep: TimeInterval? {
    guard isRestless, clock.hasDueWork else { return clock.nextDeadline }
    let frame = clock.now + Self.frame
    return clock.nextDeadline(after: clock.now).map { min($0, frame) } ?? frame
  }

  /// Lets app time pass: at once on a virtual clock, or while the app goes on working on a real
  /// one.
  ///
  /// - Parameter seconds: A duration in seconds of app time.
  public func pass(_ seconds: TimeInterval) {
    let end = clock.now + seconds
    guard clock.mode == .real else {
      advance(to: end)
      return
    }
    settle()
    var mark: ContinuousClock.Instant?
    while clock.now < end { mark = rest(until: end, since: mark) }
  }

  /// Lets app time pass, with real time as long as activity that can't be virtual may still occur.
  ///
  /// - Parameters:
  ///   - moment: The end, in seconds of app time.
  ///   - hasPassed: Whether as much real time has already passed for the app. If so, only activity
  ///     that begins on the way needs real time.
  ///   - stopLimit: At how many moments something may be due on the way.
  /// - Returns: Whether the moment was reached; if not, time has passed up to the last of those moments.
  @discardableResult
  public func pass(
    until moment: TimeInterval, realTimeHasPassed hasPassed: Bool = false, stopLimit: Int = .max
  ) -> Bool {
    var stops = 0
    var needsRealTime = !hasPassed
    var mark: ContinuousClock.Instant?
    settle()
    while clock.now < moment {
      let before = clock.now
      let next = nextStep.flatMap { $0 <= moment ? $0 : nil }
      if clock.mode == .real || needsRealTime && needsTime(until: next, or: moment) {
        mark = rest(until: next ?? moment, since: mark)
        continue
      }
      mark = nil
      guard stops < stopLimit else { return false }
      stops += 1
      advance(to: next ?? moment)
      // A task that was woken may continue on another thread before it comes back.
      if next != nil, !clock.drivesProcess || threadsAreRunning {
        settle(waitingForThreadsUpTo: Self.threadLimit)
      }
      // Work that keeps scheduling itself for the same moment must not stop time.
      if clock.now == before { return advance(to: moment, stopLimit: stopLimit - stops) }
      needsRealTime = true
    }
    return true
  }

  /// Returns whether real time has to pass before the clock's next deadline or, if there isn't one,
  /// the given moment.
  private func needsTime(until next: TimeInterval?, or moment: TimeInterval) -> Bool {
    let activity = activity
    return activity.goesOn(within: (next ?? moment) - clock.now)
      || next == nil && activity.countsRealTime
  }

  /// Sleeps until there is an event or something is due, and advances a virtual clock by as much.
  ///
  /// - Parameters:
  ///   - moment: The latest moment to wake up, in seconds of app time.
  ///   - mark: The moment since which real time has passed without the clock, `nil` for now. It
  ///     makes the time spent working count, because an app that always has work hardly sleeps.
  /// - Returns: The moment up to which the clock has advanced; the app's work ran after it.
  private func rest(
    until moment: TimeInterval, since mark: ContinuousClock.Instant?
  ) -> ContinuousClock.Instant {
    let start = mark ?? work.realTime
    let time = clock.now
    let next = min(moment, nextStep ?? moment)
    let rest = next - time - start.duration(to: work.realTime).seconds
    waitForDescriptors(
      mainQueueOnly: true, upTo: min(max(0, rest), secondsToTimer ?? .infinity, lookInterval))
    let end = work.realTime
    // The clock advances first, so that events find it at the right moment.
    if clock.mode == .virtual {
      advance(to: min(moment, time + start.duration(to: end).seconds))
    }
    settle()
    return end
  }

  /// Begins a period in which nobody waits for the app.
  ///
  /// Virtual time stands still during it. An event from outside the clock, such as a Dispatch
  /// timer, nevertheless finds the clock where it would be if it had gone on, so that earlier work
  /// has ended by then, as it has in real time.
  ///
  /// - Parameter hasOnlyLooked: Whether the last call only inspected the app. If so and no time has
  ///   passed, the previous period continues.
  public func beginIdling(hasOnlyLooked: Bool) {
    state.beginIdling(hasOnlyLooked: hasOnlyLooked, clock: reading, now: now())
  }

  /// Ends the period in which nobody waits for the app.
  public func endIdling() {
    // Work that arrived just before this request must find the clock where it would be without it.
    if state.timeToCatchUp(clock: reading, now: now()) != nil, hasMainQueueWork { catchUp() }
    state.endIdling()
  }

  /// The moment, in app time, that the clock would show if it had run since the last request; `nil` if
  /// nothing would have been due by then.
  package var overdueTime: TimeInterval? { state.overdueTime(clock: reading, now: now()) }

  private func catchUp() {
    guard let moment = state.timeToCatchUp(clock: reading, now: now()) else { return }
    for observer in settlingObservers { observer() }
    // Work on the clock runs before the events that have just arrived.
    var steps = 0
    while let deadline = clock.nextDeadline, deadline <= moment, steps < Self.stepLimit {
      clock.advance(to: deadline)
      let limit = state.workLimits.workCount
      if clock.runDueWork(limit: limit) == limit { break }
      steps += 1
    }
    clock.advance(to: moment)
    state.haveCaughtUp(clock: reading, now: now())
  }

  private var reading: LoopState.ClockReading {
    LoopState.ClockReading(
      now: clock.now, nextDeadline: clock.nextDeadline, isVirtual: clock.mode == .virtual)
  }

  private func runMainQueue() {
    let seconds = mainQueue.run()
    // A timer of Foundation is one of the process, too.
    state.timerDue =
      clock.drivesProcess ? nil : seconds.map { RealTime.now.advanced(by: .seconds($0)) }
  }

  /// The time until Foundation's next timer is due, in real seconds.
  private var secondsToTimer: TimeInterval? {
    runsMainQueue ? state.secondsToTimer(now: RealTime.now) : nil
  }

  var hasMainQueueWork: Bool { runsMainQueue && mainQueue.hasWork }

  private var threadsAreRunning: Bool {
    runsMainQueue && watch?.threadsAreRunning == true
  }

  private var sleepLength: TimeInterval? { state.sleepLength(clock: reading, now: RealTime.now) }

  /// Sleeps until a descriptor is readable or the time is up, and calls the readers' handlers.
  ///
  /// - Returns: Whether there may be work left, which isn't so if only quiet handlers ran.
  @discardableResult
  private func waitForDescriptors(mainQueueOnly: Bool, upTo seconds: TimeInterval?) -> Bool {
    let queue = runsMainQueue ? mainQueue.descriptor : -1
    var poll = DescriptorPoll([queue] + (mainQueueOnly ? [] : readers.map(\.descriptor)))
    let readable = poll.wait(upTo: seconds)
    // Questions one after the other must not keep timers from their turn.
    var isQuiet = !readable.contains(queue) && secondsToTimer != 0
    if !isQuiet { catchUp() }
    isQuiet = isQuiet && !clock.hasDueWork
    guard !readable.isEmpty else { return true }
    let before = settlings
    for descriptor in readable where descriptor != queue {
      guard let reader = readers.first(where: { $0.descriptor == descriptor }) else { continue }
      reader.handler()
      isQuiet = isQuiet && reader.isQuiet
    }
    return !isQuiet || settlings != before
  }

  /// The time, in real seconds, to wait for computing threads.
  ///
  /// It is enough for a task to come back to the main actor but too short to notice.
  public static let threadLimit: TimeInterval = 0.1
  /// How long to let real time pass before looking again whether anything real is in progress.
  ///
  /// Nobody says when a thread comes to rest, of the app or of a program whose time follows the clock, and
  /// then the clock can go to its next deadline at once.
  package var lookInterval: TimeInterval {
    clock.mustBeLookedAfter ? Self.processLookInterval : .infinity
  }

  /// In real seconds.
  private static let processLookInterval: TimeInterval = 0.02
  /// How many steps may be taken without time passing.
  private static let stepLimit = 10_000
  /// In seconds of app time.
  private static let frame: TimeInterval = 1 / 60
}
