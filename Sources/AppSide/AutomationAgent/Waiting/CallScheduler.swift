import AppRuntime
import AutomationProtocol
import Foundation

/// Answers calls that may have to wait, in the order of their arrival.
///
/// Virtual time moves only here: while a call waits and no real activity is in progress, the clock
/// goes from deadline to deadline until the call can be answered or its own deadline has come.
/// During real activity, app time passes at the pace of real time and the loop sleeps.
@MainActor
final class CallScheduler {
  private let loop: EventLoop
  private var queue: [PendingCall] = []
  private var isPumping = false
  /// Whether the current attempt is the last one because the wait has reached the maximum number of
  /// deadlines.
  private(set) var isCutShort = false

  init(loop: EventLoop) {
    self.loop = loop
    loop.afterSettling { [weak self] in self?.pump() }
  }

  /// Adds a call, which is tried at once if it is the only one.
  ///
  /// - Parameters:
  ///   - timeout: The longest time to wait, in seconds of app time; NaN and negative numbers count
  ///     as zero.
  func add(
    timeout: TimeInterval, attempt: @escaping @MainActor (Bool) -> PendingCall.Outcome,
    reply: @escaping @MainActor (PendingCall.Outcome) -> Void
  ) {
    let length = timeout > 0 ? min(timeout, Self.longestWait) : 0
    queue.append(
      PendingCall(
        deadline: loop.clock.now + length,
        realDeadline: RealTime.now.advanced(by: .seconds(min(length, Self.maximumSleep))),
        start: loop.clock.now, attempt: attempt, reply: reply))
    pump()
  }

  /// Processes calls until all are answered or the first one must wait for real activity.
  private func pump() {
    guard !isPumping else { return }
    isPumping = true
    defer { isPumping = false }
    while var call = queue.first {
      let isAnswered = advance(&call)
      guard isAnswered else {
        queue[0] = call
        return
      }
      queue.removeFirst()
      loop.realTimeEnd = nil
      loop.wakeUp = nil
    }
  }

  /// Tries a call, advancing time as far as possible; returns whether it was answered.
  private func advance(_ call: inout PendingCall) -> Bool {
    var lookCount = 0
    while true {
      isCutShort = call.stops >= loop.stopLimit
      let isOver =
        loop.clock.now >= call.deadline && !canStillChange || isFrozen || isCutShort
      var isLast = isOver
      if isOver, hasRealActivity(before: call.realDeadline) {
        // The kernel doesn't report when a thread comes to rest. A longer wait would also admit
        // events that belong after this call.
        loop.settle(waitingForThreadsUpTo: EventLoop.threadLimit)
        isLast = !hasRealActivity(before: call.realDeadline)
      }
      let outcome = call.attempt(isLast)
      if isLast || !outcome.isLater {
        call.reply(outcome)
        return true
      }
      if isOver {
        // App time is used up; only activity outside the app's clock can still change the outcome.
        loop.realTimeEnd = nil
        let look = min(loop.lookInterval, Self.maximumSleep)
        loop.wakeUp = min(call.realDeadline, RealTime.now.advanced(by: .seconds(look)))
        return false
      }
      // Threads come to rest during this look, and may set timers before that.
      let wasAtRest = loop.isProcessAtRest
      let activity = loop.activity
      // Work due exactly at the end of the timeout comes after this call.
      let next = loop.nextStep.flatMap { $0 < call.deadline ? $0 : nil }
      if next == nil, needsCatchUp(&call) { return false }
      // Work on the app's clock runs first. After that, time passes for activity outside the clock,
      // and for the work that it schedules.
      if loop.clock.mode == .real || activity.goesOn(within: call.deadline - loop.clock.now)
        || next == nil && activity.countsRealTime
      {
        passRealTime(until: call.deadline)
        return false
      }
      // A thread that has run since the attempt may have brought about what the call waits for.
      if !wasAtRest, lookCount < Self.lookLimit {
        lookCount += 1
        continue
      }
      lookCount = 0
      if activity.mayHaveTimers { call.delay += (next ?? call.deadline) - loop.clock.now }
      pass(to: next, of: &call)
    }
  }

  /// Lets time pass to the next deadline, or to the end of a call, and further while nothing happens.
  private func pass(to next: TimeInterval?, of call: inout PendingCall) {
    var next = next
    repeat {
      call.stops += 1
      loop.advance(to: next ?? call.deadline)
      guard loop.isUneventful else {
        loop.settle()
        return
      }
      next = loop.nextStep.flatMap { $0 < call.deadline ? $0 : nil }
    } while next != nil && call.stops < loop.stopLimit
  }

  /// Whether the clock stands still and no work is due, so that waiting doesn't help.
  private var isFrozen: Bool { loop.clock.isFrozen && !canStillChange }

  /// Whether work is still due at the present moment, so that the last attempt would come too
  /// early.
  ///
  /// A restless app doesn't count, because its work never ends.
  private var canStillChange: Bool { loop.clock.hasDueWork && !loop.isRestless }

  /// Lets invisible timers outside the app's clock catch up with the time that the clock has
  /// skipped.
  ///
  /// Waiting in real time is better than missing the app's Dispatch timers.
  ///
  /// - Returns: Whether the call has to wait for them.
  private func needsCatchUp(_ call: inout PendingCall) -> Bool {
    guard call.delay > 0, loop.clock.mode == .virtual, loop.activity.mayHaveTimers else {
      return false
    }
    let end =
      call.delayEnd ?? RealTime.now.advanced(by: .seconds(min(call.delay, Self.maximumSleep)))
    guard RealTime.now < end else {
      (call.delay, call.delayEnd) = (0, nil)
      return false
    }
    call.delayEnd = end
    loop.realTimeEnd = nil
    loop.wakeUp = end
    return true
  }

  /// Returns whether a virtual clock has no time left, but real activity is still in progress.
  private func hasRealActivity(before deadline: ContinuousClock.Instant) -> Bool {
    loop.clock.mode == .virtual && RealTime.now < deadline && loop.isBusy
  }

  /// Lets real time pass, and app time with it.
  ///
  /// - Parameter deadline: The latest moment to try again, in seconds of app time.
  private func passRealTime(until deadline: TimeInterval) {
    loop.realTimeEnd = deadline
    let length = min(deadline - loop.clock.now, Self.maximumSleep, loop.lookInterval)
    loop.wakeUp = RealTime.now.advanced(by: .seconds(length))
  }

  /// The longest wait or sleep of a test, in seconds of app time: a hundred days.
  ///
  /// An endless wait would leave the clock at no valid moment.
  static let longestWait: TimeInterval = 8_640_000
  /// The maximum number of further attempts at the same moment because threads have run.
  private static let lookLimit = 20
  /// The longest sleep, in seconds; a longer wait is divided.
  private static let maximumSleep: TimeInterval = 1_000_000
}

extension PendingCall.Outcome {
  fileprivate var isLater: Bool {
    if case .later = self { return true }
    return false
  }
}
