import Foundation

extension EventLoop {
  /// Moves virtual time forward, stopping at each deadline on the way to run the work that is due.
  ///
  /// - Parameters:
  ///   - moment: A moment in seconds of app time.
  ///   - stopLimit: The maximum number of stops on the way.
  /// - Returns: Whether the moment was reached; if not, time has passed up to the last stop.
  @discardableResult
  public func advance(to moment: TimeInterval, stopLimit: Int = .max) -> Bool {
    isUneventful = true
    // The main thread may just have asked Dispatch for a timer, which Dispatch sets on a thread of its own.
    clock.restProcess()
    var advance = Advance(to: moment, stopLimit: stopLimit)
    while true {
      switch advance.step(next: nextStep) {
      case .stop(let deadline):
        let before = clock.now
        clock.advance(to: deadline)
        if !wasUneventful {
          isUneventful = false
          settle()
        }
        advance.noteStop(at: deadline, from: before, clock: clock.now)
      case .end:
        clock.advance(to: moment)
        isUneventful = isUneventful && wasUneventful
        return true
      case .giveUp:
        return false
      }
    }
  }

  /// Whether the clock's last step has changed nothing, so that there is nothing to do.
  private var wasUneventful: Bool { clock.wasUneventful && !hasMainQueueWork && !isRestless }

  /// The next moment at which there is work, in seconds of app time.
  ///
  /// Work that keeps scheduling itself for the same moment must not stop time, so it runs once a
  /// frame.
  package var nextStep: TimeInterval? {
    guard isRestless, clock.hasDueWork else { return clock.nextDeadline }
    return LoopState.nextFrame(after: clock.now, deadline: clock.nextDeadline(after: clock.now))
  }

  /// Lets app time pass: at once on a virtual clock, or while the app keeps working on a real
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
  ///   - hasPassed: Whether that much real time has already passed for the app. If so, only activity
  ///     that begins on the way needs real time.
  ///   - stopLimit: The maximum number of stops on the way.
  /// - Returns: Whether the moment was reached; if not, time has passed up to the last stop.
  @discardableResult
  public func pass(
    until moment: TimeInterval, realTimeHasPassed hasPassed: Bool = false, stopLimit: Int = .max
  ) -> Bool {
    var passage = Passage(to: moment, realTimeHasPassed: hasPassed, stopLimit: stopLimit)
    var mark: ContinuousClock.Instant?
    settle()
    while true {
      switch passage.step(
        now: clock.now, isVirtual: clock.mode == .virtual, next: nextStep, activity: activity)
      {
      case .rest(let latest):
        mark = rest(until: latest, since: mark)
      case .advance(let next, let isDeadline):
        mark = nil
        let before = clock.now
        advance(to: next)
        // A task that was woken may continue on another thread before it comes back.
        if isDeadline, !clock.drivesProcess || threadsAreRunning {
          settle(waitingForThreadsUpTo: Self.threadLimit)
        }
        passage.noteAdvance(from: before, clock: clock.now)
      case .leap(let stopLimit):
        return advance(to: moment, stopLimit: stopLimit)
      case .end:
        return true
      case .giveUp:
        return false
      }
    }
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
      mainQueueOnly: !servesReadersWhileTimePasses,
      upTo: min(max(0, rest), secondsToTimer ?? .infinity, lookInterval))
    let end = work.realTime
    // The clock advances first, so that events find it at the right moment.
    if clock.mode == .virtual {
      advance(to: min(moment, time + start.duration(to: end).seconds))
    }
    settle()
    return end
  }

  /// The time, in real seconds, to wait for computing threads.
  ///
  /// It is enough for a task to come back to the main actor but too short to notice.
  public static let threadLimit: TimeInterval = 0.1
  /// The longest real time, in seconds, to wait before checking again for real activity.
  ///
  /// Threads of the app, or of a program whose time follows the clock, don't report when they come to rest.
  /// Once they have, the clock can move to its next deadline at once.
  package var lookInterval: TimeInterval {
    clock.mustBeLookedAfter ? Self.processLookInterval : .infinity
  }

  /// The look interval of a clock that drives such threads, in real seconds.
  private static let processLookInterval: TimeInterval = 0.02
}
