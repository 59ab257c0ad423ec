import AppRuntime
import AutomationProtocol
import Foundation

/// Answers calls that may have to wait, in the order in which they came.
///
/// This is where virtual time moves: while a call waits and nothing real is under way, the clock goes
/// from deadline to deadline until the call can be answered or its own deadline has come. While
/// something real is under way, app time passes at the pace of real time and the loop sleeps.
@MainActor
final class CallScheduler {
  private let loop: EventLoop
  private var queue: [PendingCall] = []
  private var isPumping = false

  init(loop: EventLoop) {
    self.loop = loop
    loop.afterSettling { [weak self] in self?.pump() }
  }

  /// Adds a call; it is tried at once if no other is before it.
  ///
  /// - Parameters:
  ///   - timeout: How long it may wait, in seconds of app time; what is no time counts as none.
  func add(
    timeout: TimeInterval, attempt: @escaping @MainActor (Bool) -> PendingCall.Outcome,
    reply: @escaping @MainActor (PendingCall.Outcome) -> Void
  ) {
    let length = timeout > 0 ? timeout : 0
    queue.append(
      PendingCall(
        deadline: loop.clock.now + length,
        realDeadline: .now.advanced(by: .seconds(min(length, Self.longestRest))),
        start: loop.clock.now, attempt: attempt, reply: reply))
    pump()
  }

  /// Works until all calls are answered or the first one must wait for something real.
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

  /// Tries a call, moving time as far as it may; returns whether it was answered.
  private func advance(_ call: inout PendingCall) -> Bool {
    while true {
      let isOver = loop.clock.now >= call.deadline && !canStillChange
      var isLast = isOver
      if isOver, mayComeInRealTime(before: call.realDeadline) {
        // Nobody hears of a thread that comes to rest, and to wait for longer would let come what only
        // comes after this call.
        loop.settle(waitingForThreadsUpTo: EventLoop.threadLimit)
        isLast = !mayComeInRealTime(before: call.realDeadline)
      }
      let outcome = call.attempt(isLast)
      if isLast || !outcome.isLater {
        call.reply(outcome)
        return true
      }
      if isOver {
        // The app's time has come to its end; only what is not on its clock may still come.
        loop.realTimeEnd = nil
        loop.wakeUp = call.realDeadline
        return false
      }
      // What begins at the end has the time after it.
      let next = loop.nextStep.flatMap { $0 < call.deadline ? $0 : nil }
      if next == nil, mustMakeUp(&call) { return false }
      // What is on the app's clock comes first; then time is left for what is not, and for what that
      // puts on the clock.
      let activity = loop.activity
      if loop.clock.mode == .real || activity.goesOn(within: call.deadline - loop.clock.now)
        || next == nil && activity.countsRealTime
      {
        rest(until: call.deadline)
        return false
      }
      if activity.mayHaveTimers { call.delay += (next ?? call.deadline) - loop.clock.now }
      loop.advance(to: next ?? call.deadline)
      loop.settle()
    }
  }

  /// Whether work of the present moment is still on its way, so that the last look would be too early:
  /// not where it has no end.
  private var canStillChange: Bool { loop.clock.hasDueWork && !loop.isRestless }

  /// Lets timers that are not on the app's clock, and may be pending though none can be seen, have the
  /// real time that its own has moved at once: better than to miss what an app does with Dispatch's.
  ///
  /// - Returns: Whether to wait for it.
  private func mustMakeUp(_ call: inout PendingCall) -> Bool {
    guard call.delay > 0, loop.clock.mode == .virtual, loop.activity.mayHaveTimers else {
      return false
    }
    let end =
      call.delayEnd ?? .now.advanced(by: .seconds(min(call.delay, Self.longestRest)))
    guard .now < end else {
      (call.delay, call.delayEnd) = (0, nil)
      return false
    }
    call.delayEnd = end
    loop.realTimeEnd = nil
    loop.wakeUp = end
    return true
  }

  /// Whether a virtual clock is out of time, but something real is still under way.
  private func mayComeInRealTime(before deadline: ContinuousClock.Instant) -> Bool {
    loop.clock.mode == .virtual && .now < deadline && loop.isBusy
  }

  /// Lets real time pass, and app time with it.
  ///
  /// - Parameter deadline: When at the latest to look again, in seconds of app time.
  private func rest(until deadline: TimeInterval) {
    loop.realTimeEnd = deadline
    loop.wakeUp = .now.advanced(by: .seconds(min(deadline - loop.clock.now, Self.longestRest)))
  }

  /// In seconds; a longer wait looks again then.
  private static let longestRest: TimeInterval = 1_000_000
}

extension PendingCall.Outcome {
  fileprivate var isLater: Bool {
    if case .later = self { return true }
    return false
  }
}
