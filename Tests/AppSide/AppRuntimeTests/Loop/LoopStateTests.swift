import Foundation
import Testing

@testable import AppRuntime

@Suite struct LoopStateTests {
  private let start = ContinuousClock.now
  private var state = LoopState()

  private func later(_ seconds: Double) -> ContinuousClock.Instant {
    start.advanced(by: .seconds(seconds))
  }

  private func clock(
    at now: TimeInterval = 0, next: TimeInterval? = nil, isVirtual: Bool = true
  ) -> LoopState.ClockReading {
    LoopState.ClockReading(now: now, nextDeadline: next, isVirtual: isVirtual)
  }

  // MARK: Sleeping

  @Test func `sleeps for ever when nothing is due`() {
    #expect(state.sleepLength(clock: clock(), now: start) == nil)
  }

  @Test func `sleeps past deadlines of virtual time`() {
    #expect(state.sleepLength(clock: clock(next: 2), now: start) == nil)
  }

  @Test func `sleeps until the next deadline of real time`() {
    let reading = clock(at: 5, next: 7, isVirtual: false)
    #expect(state.sleepLength(clock: reading, now: start) == 2)
  }

  @Test mutating func `sleeps until a deadline while virtual time keeps pace with real time`() {
    state.realTimeEnd = 30
    #expect(state.sleepLength(clock: clock(at: 1, next: 4), now: start) == 3)
  }

  @Test mutating func `wakes up at the earliest of all moments`() {
    state.wakeUp = later(3)
    state.timerDue = later(2)
    #expect(state.sleepLength(clock: clock(next: 1), now: start) == 2)
    #expect(state.sleepLength(clock: clock(next: 1, isVirtual: false), now: start) == 1)
  }

  @Test mutating func `does not sleep when a moment has passed`() {
    state.timerDue = later(1)
    #expect(state.sleepLength(clock: clock(), now: later(5)) == 0)
  }

  // MARK: Restlessness

  @Test func `work that never ends runs once a frame, and at deadlines before the next frame`() {
    let next: TimeInterval = 3 + 1 / 60
    #expect(LoopState.nextFrame(after: 3, deadline: nil) == next)
    #expect(LoopState.nextFrame(after: 3, deadline: 9) == next)
    #expect(LoopState.nextFrame(after: 3, deadline: 3.01) == 3.01)
  }

  // MARK: Settling

  /// Settles with a number of rounds that do work.
  private mutating func settle(workingRounds: Int, dueCount: Int = 1) -> Settling.Outcome {
    var settling = state.beginSettling()
    var rounds = 0
    while true {
      rounds += 1
      let round = Settling.Round(dueCount: rounds <= workingRounds ? dueCount : 0)
      if let outcome = state.end(round, of: &settling, hasMore: false) { return outcome }
    }
  }

  @Test mutating func `settles after the first round without work`() {
    #expect(settle(workingRounds: 0) == .settled(hadWork: false))
    #expect(settle(workingRounds: 3) == .settled(hadWork: true))
    #expect(state.settleCount == 2)
  }

  @Test mutating func `goes on settling while the main queue has new work`() {
    var settling = state.beginSettling()
    #expect(state.end(Settling.Round(), of: &settling, hasMore: true) == nil)
    #expect(state.end(Settling.Round(), of: &settling, hasMore: false) == .settled(hadWork: true))
  }

  @Test mutating func `is restless after too many rounds, and then gives up sooner`() {
    #expect(settle(workingRounds: .max) == .restless)
    #expect(state.isRestless && state.workLimits == .restless)
    #expect(settle(workingRounds: 49) == .settled(hadWork: true))
    #expect(!state.isRestless && state.workLimits == .resting)
  }

  @Test mutating func `is restless when one round reaches the limit of work`() {
    let limit = Settling.Limits.resting.workCount
    #expect(settle(workingRounds: 1, dueCount: limit) == .restless)
  }

  // MARK: Idle periods

  @Test mutating func `catches up with time that has passed while no request waited`() {
    state.beginIdling(hasOnlyLooked: false, clock: clock(at: 10), now: start)
    #expect(state.timeToCatchUp(clock: clock(at: 10), now: later(0.5)) == 10.5)
    state.restartIdlePeriod(clock: clock(at: 10.5), now: later(0.5))
    #expect(state.timeToCatchUp(clock: clock(at: 10.5), now: later(0.55)) == nil)
  }

  @Test mutating func `does not catch up after a moment, on a real clock, or during a request`() {
    #expect(state.timeToCatchUp(clock: clock(), now: later(9)) == nil)
    state.beginIdling(hasOnlyLooked: false, clock: clock(), now: start)
    #expect(state.timeToCatchUp(clock: clock(), now: later(0.05)) == nil)
    #expect(state.timeToCatchUp(clock: clock(isVirtual: false), now: later(9)) == nil)
    state.endIdling()
    #expect(state.timeToCatchUp(clock: clock(), now: later(9)) == nil)
  }

  @Test mutating func `continues an idle period after a request that only looks`() {
    state.beginIdling(hasOnlyLooked: false, clock: clock(), now: start)
    state.endIdling()
    state.beginIdling(hasOnlyLooked: true, clock: clock(), now: later(1))
    #expect(state.timeToCatchUp(clock: clock(), now: later(2)) == 2)
    state.beginIdling(hasOnlyLooked: false, clock: clock(), now: later(2))
    #expect(state.timeToCatchUp(clock: clock(), now: later(3)) == 1)
  }

  @Test mutating func `begins a new idle period if time passes during a request that only looks`() {
    state.beginIdling(hasOnlyLooked: false, clock: clock(), now: start)
    state.beginIdling(hasOnlyLooked: true, clock: clock(at: 5), now: later(1))
    #expect(state.timeToCatchUp(clock: clock(at: 5), now: later(2)) == 6)
  }

  @Test mutating func `is overdue only when something has come due in the meantime`() {
    state.beginIdling(hasOnlyLooked: false, clock: clock(), now: start)
    #expect(state.overdueTime(clock: clock(next: 1), now: later(2)) == 2)
    #expect(state.overdueTime(clock: clock(next: 3), now: later(2)) == nil)
    #expect(state.overdueTime(clock: clock(), now: later(2)) == nil)
  }
}
