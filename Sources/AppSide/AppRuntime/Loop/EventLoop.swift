import Foundation

/// The main loop of an app: file descriptors, the main queue, timers and the app's clock.
///
/// All work of an app runs in a turn of this loop, on the main thread. Between turns the loop sleeps in the
/// kernel; it polls only while threads may still run.
@MainActor
public final class EventLoop {
  /// The app's clock.
  public let clock: AppClock
  /// The work that can't be virtual.
  public let work: WorkInFlight

  let now: @MainActor () -> ContinuousClock.Instant
  let mainQueue = MainQueueWork()
  let watch: ProcessWatch?
  private(set) var sources: [any IdleSource] = []
  private(set) var readers: [Reader] = []
  private var flushes: [@MainActor () -> Bool] = []
  private(set) var settlingObservers: [@MainActor () -> Void] = []
  private var settledObservers: [@MainActor () -> Void] = []
  var state = LoopState()

  /// Whether the last advance of time changed nothing, so that the app needn't be examined again.
  package internal(set) var isUneventful = false

  /// Whether the app keeps giving itself new work for the same moment, so that settling is cut short.
  public var isRestless: Bool { state.isRestless }

  /// The number of times the loop has settled.
  ///
  /// If it hasn't changed, no work of the app has run.
  public var settlings: Int { state.settleCount }

  /// The maximum number of deadlines in one advance, so that a repeating timer can't hang the app.
  ///
  /// It is enough for one deadline a second for a day.
  public var stopLimit = 100_000

  /// The value of `settlings` at which a reader's handler left the app settled; `nil` if none did.
  private var settledByHandler: Int?

  /// A watched file descriptor.
  struct Reader {
    var descriptor: Int32
    var isQuiet: Bool
    var handler: @MainActor () -> Void
  }

  /// The latest real time at which the loop wakes up.
  public var wakeUp: ContinuousClock.Instant? {
    get { state.wakeUp }
    set { state.wakeUp = newValue }
  }

  /// The end of the period in which virtual time passes at the pace of real time, in seconds of app time.
  ///
  /// It is set while a request waits for work that can't be virtual; `nil` while virtual time stands still.
  public var realTimeEnd: TimeInterval? {
    get { state.realTimeEnd }
    set { state.realTimeEnd = newValue }
  }

  /// Whether readers are served while a call lets time pass, so that the test can answer the app's questions.
  public var servesReadersWhileTimePasses = false

  /// Whether this loop runs the main queue.
  ///
  /// It doesn't if an outer loop runs the queue, because the main queue can't be run from inside its own
  /// work. Then threads, timers and connections aren't the app's either: they belong to the code that runs
  /// the queue, such as other tests.
  package var runsMainQueue = true

  /// Makes a loop that isn't running yet.
  ///
  /// - Parameters:
  ///   - clock: The app's clock.
  ///   - work: The tracker of work that can't be virtual.
  ///   - watchesProcess: Whether computing threads, timers outside the app's clock and network connections
  ///     keep the app busy; pass `false` in a process that does other things besides the app.
  ///   - now: Returns the present moment, by which the loop measures how long no request has waited for the
  ///     app. The loop itself always sleeps in real time.
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

  /// Runs until no work is left at the present moment; work in the future stays pending.
  ///
  /// - Returns: Whether the app came to rest. The loop cuts short an app that keeps giving itself
  ///   new work for the same moment.
  @discardableResult
  public func settle() -> Bool { settle(isFlushing: true) != .restless }

  /// Saves the loop from settling again when the handler of a reader returns.
  ///
  /// The handler calls this if it has let the app settle and has only inspected it since. It has no effect
  /// if the app is restless.
  public func leaveSettled() { settledByHandler = isRestless ? nil : settlings }

  /// Runs the work of the present moment without end-of-turn work such as layout.
  ///
  /// - Returns: Whether there was any work.
  package func settleWithoutFlushing() -> Bool {
    settle(isFlushing: false) != .settled(hadWork: false)
  }

  private func settle(isFlushing: Bool) -> Settling.Outcome {
    var settling = state.beginSettling()
    for observer in settlingObservers { observer() }
    while true {
      var round = Settling.Round(ranMainQueue: hasMainQueueWork)
      // At least once, to find Foundation timers that the last event handler set.
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
        if settledByHandler != settlings { settle() }
        for observer in settledObservers { observer() }
      }
      if state.isStopped { return }
      // The time spent working counts, too, because an app that always has work hardly sleeps.
      let before = realTimeEnd == nil ? nil : lastTurn ?? work.realTime
      // What a handler says holds for one turn.
      settledByHandler = nil
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

  var reading: LoopState.ClockReading {
    LoopState.ClockReading(
      now: clock.now, nextDeadline: clock.nextDeadline, isVirtual: clock.mode == .virtual)
  }

  private func runMainQueue() {
    var seconds = mainQueue.run()
    // A pass handles one event, and a timer behind another event has no deadline until it is handled.
    for _ in 1..<MainQueueWork.eventCount where hasUnreadTimer { seconds = mainQueue.run() }
    // If the clock drives the process, it drives Foundation's timers, too.
    state.timerDue =
      clock.drivesProcess ? nil : seconds.map { RealTime.now.advanced(by: .seconds($0)) }
  }

  /// The time until Foundation's next timer is due, in real seconds.
  var secondsToTimer: TimeInterval? {
    runsMainQueue ? state.secondsToTimer(now: RealTime.now) : nil
  }

  var hasMainQueueWork: Bool { runsMainQueue && mainQueue.hasWork }

  var threadsAreRunning: Bool {
    runsMainQueue && watch?.threadsAreRunning == true
  }

  private var sleepLength: TimeInterval? { state.sleepLength(clock: reading, now: RealTime.now) }

  /// Sleeps until a descriptor is readable or the time is up, and calls the readers' handlers.
  ///
  /// - Returns: Whether there may be work left; `false` if only quiet handlers ran.
  @discardableResult
  func waitForDescriptors(mainQueueOnly: Bool, upTo seconds: TimeInterval?) -> Bool {
    let queue = runsMainQueue ? mainQueue.descriptor : -1
    var poll = DescriptorPoll([queue] + (mainQueueOnly ? [] : readers.map(\.descriptor)))
    let readable = poll.wait(upTo: seconds)
    // A series of calls that only inspect the app must not keep timers from firing.
    var isQuiet = !readable.contains(queue) && secondsToTimer != 0
    if !isQuiet { catchUp() }
    isQuiet = isQuiet && !clock.hasDueWork
    guard !readable.isEmpty else { return true }
    let before = settlings
    for descriptor in readable where descriptor != queue {
      guard let reader = readers.first(where: { $0.descriptor == descriptor }) else { continue }
      settledByHandler = nil
      reader.handler()
      isQuiet = isQuiet && reader.isQuiet
    }
    return !isQuiet || settlings != before
  }
}
