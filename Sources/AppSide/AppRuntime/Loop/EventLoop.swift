import Foundation

/// The one main loop of an app: file descriptors, the main queue, timers and the app's clock.
///
/// Everything an app does happens in a turn of this loop, on the main thread. Between turns the loop
/// sleeps in the kernel until something happens; it never polls.
@MainActor
public final class EventLoop {
  /// The time the app lives in.
  public let clock: AppClock
  /// Work that cannot be virtual.
  public let work: WorkInFlight

  private let mainQueue = MainQueueWork()
  private let watch: ProcessWatch?
  private var sources: [any IdleSource] = []
  private var readers: [Reader] = []
  private var flushes: [@MainActor () -> Bool] = []
  private var settlingObservers: [@MainActor () -> Void] = []
  private var settledObservers: [@MainActor () -> Void] = []
  /// When the next of Foundation's timers is due, in real time.
  private var timerDue: ContinuousClock.Instant?
  private var idling: Idling?
  private var isIdling = false
  private var isStopped = false
  private var needsSettling = true

  /// Whether the app forever gives itself new work for the same moment: settling is cut short then.
  public private(set) var isRestless = false

  /// How often it has settled: while this stays the same, no work of the app has been run in between.
  public private(set) var settlings = 0

  /// A file descriptor to watch.
  private struct Reader {
    var descriptor: Int32
    var isQuiet: Bool
    var handler: @MainActor () -> Void
  }

  /// When a time began in which nobody waits for the app.
  private struct Idling {
    var start: ContinuousClock.Instant
    /// In seconds of app time.
    var time: TimeInterval
  }

  /// When the loop must wake up at the latest, whatever happens, in real time.
  public var wakeUp: ContinuousClock.Instant?

  /// Until which moment virtual time passes at the pace of real time for now, in seconds of app time,
  /// because somebody waits for work that cannot be virtual; nil while it stands still.
  public var realTimeEnd: TimeInterval?

  /// Whether this loop runs the main queue; not where another loop does, around this one: the main
  /// queue cannot be run from inside a piece of its own work.
  ///
  /// Where it does not, what else the process does is not the app's either: threads, timers and
  /// connections belong to whoever runs the queue, such as other tests.
  package var runsMainQueue = true

  /// Makes a loop that is not running yet.
  ///
  /// - Parameters:
  ///   - clock: The time the app lives in.
  ///   - work: Where work that cannot be virtual is counted.
  ///   - watchesProcess: Whether threads that are computing, timers that are not on the app's clock and
  ///     network connections keep the app busy; not in a process that does other things beside the app.
  public init(
    clock: AppClock, work: WorkInFlight = WorkInFlight(), watchesProcess: Bool = true
  ) {
    self.clock = clock
    self.work = work
    watch = watchesProcess ? ProcessWatch() : nil
  }

  /// Adds something that can keep the app busy.
  public func addIdleSource(_ source: any IdleSource) { sources.append(source) }

  /// Calls a handler whenever a file descriptor can be read, or its other end was closed.
  ///
  /// - Parameters:
  ///   - descriptor: An open file descriptor; a second handler replaces the first.
  ///   - isQuiet: Whether the handler only looks at the app, unless it settles the loop itself; nothing
  ///     has to be run after it then.
  ///   - handler: Must read what is there, or the loop calls it again at once.
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
  /// - Parameter flush: Returns whether it found anything to do.
  public func beforeWaiting(_ flush: @escaping @MainActor () -> Bool) { flushes.append(flush) }

  /// Adds an observer that is called before any work of the app is run.
  public func beforeSettling(_ observer: @escaping @MainActor () -> Void) {
    settlingObservers.append(observer)
  }

  /// Adds an observer that is called when nothing is left to do at the present moment.
  public func afterSettling(_ observer: @escaping @MainActor () -> Void) {
    settledObservers.append(observer)
  }

  /// What keeps the app busy in real time, as sentences; empty when it is idle.
  public var busySentences: [String] {
    var sentences = work.descriptions.map(\.sentence)
    if isRestless { sentences.append(restlessSentence) }
    sentences += sources.filter { !$0.isIdle }.map(\.busyDescription)
    let process = watch?.look()
    guard runsMainQueue else {
      if mainQueue.hasWork || process?.timers.areThereAny == true {
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
    "the main queue may have work for later: it runs once the test, which runs there itself, awaits something"

  /// What goes on that cannot be virtual, as it is now.
  public var activity: RealActivity { activity(seen: lookAtProcess()) }

  private func lookAtProcess() -> ProcessActivity? { runsMainQueue ? watch?.look() : nil }

  private func activity(seen process: ProcessActivity?) -> RealActivity {
    var activity = RealActivity(
      isUnderWay: !work.isIdle || sources.contains { !$0.isIdle } || process?.isUnderWay == true
        // Last: a thread that has come to rest may have left something there.
        || hasMainQueueWork)
    activity.next = [secondsToTimer, process?.timers.next, process?.nextWakeUp].compactMap(\.self)
      .min()
    guard let process else { return activity }
    activity.hasSleepers = process.sleeperCount > 0
    activity.mayHaveTimers = process.timers.mayHaveMore || activity.isUnderWay
    return activity
  }

  /// Whether something that cannot be virtual is under way.
  public var isBusy: Bool {
    !work.isIdle || hasMainQueueWork || sources.contains { !$0.isIdle } || activity.isUnderWay
  }

  /// Whether nothing can change before somebody moves the clock or hands something in: time is
  /// virtual, nothing real is under way or due, and there is no thread that could come back.
  ///
  /// A thread that sleeps may wake up, so an app that has one of its own is never at rest.
  package var isAtRest: Bool {
    guard clock.mode == .virtual, readers.count <= 1, !clock.hasDueWork,
      let process = lookAtProcess(), process.threadCount == 0
    else { return false }
    let activity = activity(seen: process)
    return !activity.isUnderWay && !activity.countsRealTime
  }

  private var restlessSentence: String {
    if clock.hasDueWork, let work = clock.pendingWork.first {
      return "new work for the same moment is scheduled again and again: \(work.name)"
    }
    return hasMainQueueWork
      ? "the main queue is given new work again and again"
      : "layout or drawing asks for itself again and again"
  }

  /// Runs until nothing is left to do at the present moment; what lies in the future stays pending.
  ///
  /// - Returns: Whether it came to rest. An app that forever gives itself new work for the same moment
  ///   is cut short.
  @discardableResult
  public func settle() -> Bool { runTurns(isFlushing: true).isAtRest }

  /// Runs what is to be done at the present moment, without what is for the end of each turn, such as
  /// layout.
  ///
  /// - Returns: Whether there was anything.
  package func settleWithoutFlushing() -> Bool { runTurns(isFlushing: false).hadWork }

  private func runTurns(isFlushing: Bool) -> (isAtRest: Bool, hadWork: Bool) {
    settlings &+= 1
    for observer in settlingObservers { observer() }
    // What has not come to its end before will not now.
    let (rounds, work) =
      isRestless ? (Self.restlessRounds, Self.restlessWork) : (Self.mostRounds, Self.mostWork)
    for round in 0..<rounds {
      var didWork = hasMainQueueWork
      // Once in any case, to learn of Foundation timers that the last event handler made.
      if runsMainQueue, didWork || round == 0 { runMainQueue() }
      let count = clock.runDueWork(limit: work)
      if count > 0 { didWork = true }
      if isFlushing { for flush in flushes where flush() { didWork = true } }
      if count == work { break }
      if !didWork && !hasMainQueueWork {
        isRestless = false
        return (isAtRest: true, hadWork: round > 0)
      }
    }
    isRestless = true
    return (isAtRest: false, hadWork: true)
  }

  /// Settles, and gives threads that are computing the time to come back to the main thread.
  ///
  /// - Parameter limit: The longest time to give them, in real seconds.
  public func settle(waitingForThreadsUpTo limit: TimeInterval) {
    let end = ContinuousClock.now.advanced(by: .seconds(limit))
    settle()
    // The kernel tells nobody that a thread has come to rest, so it is looked at now and then, each
    // time after twice as long: ten times in a second, and no longer than the thread has run already.
    var pause = 0.001
    // In this order: a thread that has come to rest may have left something on the main queue.
    while threadsAreRunning || hasMainQueueWork && !isRestless, ContinuousClock.now < end {
      let rest = ContinuousClock.now.duration(to: end).seconds
      waitForDescriptors(mainQueueOnly: true, upTo: min(pause, rest))
      pause *= 2
      settle()
    }
  }

  /// Runs the app until `stop()` is called.
  public func run() {
    isStopped = false
    needsSettling = true
    var lastTurn: ContinuousClock.Instant?
    while !isStopped {
      if needsSettling {
        settle()
        for observer in settledObservers { observer() }
      }
      if isStopped { return }
      // What it does in between counts too: an app that always has something to do hardly sleeps.
      let before = realTimeEnd == nil ? nil : lastTurn ?? .now
      needsSettling = waitForDescriptors(mainQueueOnly: false, upTo: sleepLength)
      if let realTimeEnd, let before {
        advance(to: min(realTimeEnd, clock.now + before.duration(to: .now).seconds))
        needsSettling = true
      }
      lastTurn = realTimeEnd == nil ? nil : .now
    }
  }

  /// Sleeps until a file descriptor that is watched can be read, and has it read.
  ///
  /// - Parameter seconds: The longest time to sleep, in real seconds.
  package func waitForReaders(upTo seconds: TimeInterval) {
    waitForDescriptors(mainQueueOnly: false, upTo: seconds)
  }

  /// Makes `run()` return at the end of its turn.
  public func stop() { isStopped = true }

  /// Moves virtual time forward, stopping at each deadline on the way to run what is due.
  ///
  /// - Parameter moment: Seconds of app time since the clock was made.
  public func advance(to moment: TimeInterval) {
    while let deadline = nextStep, deadline <= moment {
      clock.advance(to: deadline)
      settle()
      // A real clock gets there by itself.
      if clock.now < deadline { break }
    }
    clock.advance(to: moment)
  }

  /// The next moment at which there is something to do, in seconds of app time.
  ///
  /// Work that forever gives itself new work for the same moment must not stop time: it runs once a frame.
  package var nextStep: TimeInterval? {
    guard isRestless, clock.hasDueWork else { return clock.nextDeadline }
    let frame = clock.now + Self.frame
    return clock.nextDeadline(after: clock.now).map { min($0, frame) } ?? frame
  }

  /// Lets app time pass: at once on a virtual clock, while the app goes on working on a real one.
  ///
  /// - Parameter seconds: Seconds of app time.
  public func pass(_ seconds: TimeInterval) {
    let end = clock.now + seconds
    guard clock.mode == .real else { return advance(to: end) }
    settle()
    var mark: ContinuousClock.Instant?
    while clock.now < end { mark = rest(until: end, since: mark) }
  }

  /// Lets app time pass, and real time with it as long as something that cannot be virtual may come of
  /// itself before the end.
  ///
  /// - Parameters:
  ///   - moment: Seconds of app time.
  ///   - hasPassed: Whether as much real time has passed for the app already. Then real time is needed
  ///     only for what begins on the way.
  public func pass(until moment: TimeInterval, realTimeHasPassed hasPassed: Bool = false) {
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
      advance(to: next ?? moment)
      // A task that was woken may go on on another thread, and only then come back.
      if next != nil { settle(waitingForThreadsUpTo: Self.threadLimit) }
      // Work that forever makes new work for the same moment must not stop time.
      if clock.now == before { return advance(to: moment) }
      needsRealTime = true
    }
  }

  /// Whether real time has to pass until the clock's next deadline, or else a moment.
  private func needsTime(until next: TimeInterval?, or moment: TimeInterval) -> Bool {
    let activity = activity
    return activity.goesOn(within: (next ?? moment) - clock.now)
      || next == nil && activity.countsRealTime
  }

  /// Sleeps until something happens, a timer or the clock's next deadline is due, or a moment has come,
  /// and lets as much time of a virtual clock pass.
  ///
  /// - Parameters:
  ///   - moment: Seconds of app time.
  ///   - mark: Since when time passes that has not passed for the clock, as after what the app has done
  ///     meanwhile: one that always has something to do hardly sleeps. Nil is now.
  /// - Returns: Up to when it has passed for the clock; what the app did then comes after it.
  private func rest(
    until moment: TimeInterval, since mark: ContinuousClock.Instant?
  ) -> ContinuousClock.Instant {
    let start = mark ?? .now
    let time = clock.now
    let next = min(moment, nextStep ?? moment)
    let rest = next - time - start.duration(to: .now).seconds
    waitForDescriptors(mainQueueOnly: true, upTo: min(max(0, rest), secondsToTimer ?? .infinity))
    let end = ContinuousClock.now
    // First, so that what has come by itself finds the clock where it is.
    if clock.mode == .virtual {
      advance(to: min(moment, time + start.duration(to: end).seconds))
    }
    settle()
    return end
  }

  /// Says that nobody waits for the app from now on.
  ///
  /// Virtual time stands still then. But if something comes by itself that is not on the clock, such as
  /// a timer of Dispatch, it finds the clock where it would be had it gone on, so that what the app has
  /// begun before has come to its end, as it has when time is real.
  ///
  /// - Parameter hasOnlyLooked: Whether the one who has waited has only looked: if no time has passed then,
  ///   it is as if nobody had waited.
  public func beginIdling(hasOnlyLooked: Bool) {
    isIdling = true
    if hasOnlyLooked, idling?.time == clock.now { return }
    idling = Idling(start: .now, time: clock.now)
  }

  /// Says that somebody waits for the app again.
  public func endIdling() {
    // What has come by itself just before finds the clock as it would have without the question.
    if idling.flatMap(timePassed) != nil, hasMainQueueWork { catchUp() }
    isIdling = false
  }

  /// Until which moment time would have passed since nobody waits, if that is for long, and something
  /// was due on the way.
  package var overdueTime: TimeInterval? {
    guard isIdling, let idling, let next = clock.nextDeadline else { return nil }
    return timePassed(in: idling).flatMap { next <= $0 ? $0 : nil }
  }

  /// Which moment it would be had time gone on; nil where it has, or would not have for long.
  private func timePassed(in idling: Idling) -> TimeInterval? {
    guard clock.mode == .virtual else { return nil }
    let passed = idling.start.duration(to: .now).seconds
    return passed >= Self.shortestIdling ? idling.time + passed : nil
  }

  private func catchUp() {
    guard isIdling, let idling, let moment = timePassed(in: idling) else { return }
    for observer in settlingObservers { observer() }
    // What is on the clock comes before what has come just now.
    while let deadline = clock.nextDeadline, deadline <= moment {
      clock.advance(to: deadline)
      let limit = isRestless ? Self.restlessWork : Self.mostWork
      if clock.runDueWork(limit: limit) == limit { break }
    }
    clock.advance(to: moment)
    self.idling = Idling(start: .now, time: clock.now)
  }

  private func runMainQueue() {
    timerDue = mainQueue.run().map { .now.advanced(by: .seconds($0)) }
  }

  /// How long it is until the next of Foundation's timers is due, in real seconds.
  private var secondsToTimer: TimeInterval? {
    guard runsMainQueue else { return nil }
    return timerDue.map { max(0, ContinuousClock.now.duration(to: $0).seconds) }
  }

  private var hasMainQueueWork: Bool { runsMainQueue && mainQueue.hasWork }

  private var threadsAreRunning: Bool {
    runsMainQueue && watch?.threadsAreRunning == true
  }

  /// How long the loop may sleep, in real seconds; nil is for ever.
  private var sleepLength: TimeInterval? {
    var lengths: [TimeInterval] = []
    if let secondsToTimer { lengths.append(secondsToTimer) }
    if let wakeUp { lengths.append(ContinuousClock.now.duration(to: wakeUp).seconds) }
    if clock.mode == .real || realTimeEnd != nil, let deadline = clock.nextDeadline {
      lengths.append(deadline - clock.now)
    }
    return lengths.min().map { max(0, $0) }
  }

  /// Sleeps until a descriptor can be read or the time is up, and calls the readers.
  ///
  /// - Returns: Whether anything can be left to do: not when quiet readers alone have looked.
  @discardableResult
  private func waitForDescriptors(mainQueueOnly: Bool, upTo seconds: TimeInterval?) -> Bool {
    // A negative descriptor is one that poll leaves out.
    let queue = runsMainQueue ? mainQueue.descriptor : -1
    var entries = [pollfd(fd: queue, events: Int16(POLLIN), revents: 0)]
    if !mainQueueOnly {
      for reader in readers {
        entries.append(pollfd(fd: reader.descriptor, events: Int16(POLLIN), revents: 0))
      }
    }
    // Rounded up, so that the loop never wakes before the moment has come.
    let milliseconds = seconds.map { Int32((min(max($0, 0), 1_000_000) * 1000).rounded(.up)) } ?? -1
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    // Questions one after the other must not keep timers from their turn.
    var isQuiet = entries[0].revents == 0 && secondsToTimer != 0
    if !isQuiet { catchUp() }
    isQuiet = isQuiet && !clock.hasDueWork
    guard count > 0 else { return true }
    let before = settlings
    for entry in entries.dropFirst() where entry.revents != 0 {
      guard let reader = readers.first(where: { $0.descriptor == entry.fd }) else { continue }
      reader.handler()
      isQuiet = isQuiet && reader.isQuiet
    }
    return !isQuiet || settlings != before
  }

  /// How long threads that are computing are waited for, in real seconds: enough for a task to come back
  /// to the main actor, not enough to notice.
  public static let threadLimit: TimeInterval = 0.1
  /// In real seconds: for less than this a busy machine may keep those waiting who ask one question
  /// after the other.
  private static let shortestIdling: TimeInterval = 0.1
  /// Far more rounds than real work of one moment needs.
  private static let mostRounds = 10_000
  /// Far more pieces of work than one moment of the clock has.
  private static let mostWork = 50_000
  /// So many that a long piece of work in small pieces goes on, and so few that an answer comes at once.
  private static let (restlessRounds, restlessWork) = (50, 100)
  /// In seconds of app time.
  private static let frame: TimeInterval = 1 / 60
}
