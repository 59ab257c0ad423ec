import AppRuntime
import Foundation
import Testing

/// While no request waits for an app, its virtual time stands still, unless an event occurs.
@MainActor
@Suite struct IdlingTests {
  private let clock = AppClock(mode: .virtual)
  private let realTime = FakeRealTime()
  private let loop: EventLoop

  init() {
    loop = EventLoop(clock: clock, watchesProcess: false) { [realTime] in realTime.now }
    loop.beginIdling(hasOnlyLooked: false)
  }

  /// A real time long enough for an idle period to count.
  private let pause = Duration.milliseconds(120)

  private func spendRealTime() { realTime.pass(pause) }

  @Test func `the clock is unchanged at a call if no event came before it`() {
    loop.runsMainQueue = false
    clock.schedule(after: 0.05, named: "due") {}
    spendRealTime()
    loop.endIdling()
    #expect(clock.now == 0 && clock.pendingWork.count == 1)
  }

  @Test func `overdue work is known until a request waits`() throws {
    loop.runsMainQueue = false
    spendRealTime()
    #expect(loop.overdueTime == nil)
    let work = clock.schedule(after: 3600, named: "not due") {}
    #expect(loop.overdueTime == nil)
    work.cancel()
    clock.schedule(after: 0.1, named: "due") {}
    #expect(try #require(loop.overdueTime) == pause.seconds)
    loop.endIdling()
    #expect(loop.overdueTime == nil)
  }

  @Test func `inspecting the app does not end an idle period, unless time has passed`() throws {
    loop.runsMainQueue = false
    clock.schedule(after: 0.1, named: "due") {}
    spendRealTime()
    loop.endIdling()
    loop.beginIdling(hasOnlyLooked: true)
    #expect(try #require(loop.overdueTime) == pause.seconds)
  }

  @Test func `on a real clock nothing is overdue`() {
    let clock = AppClock(mode: .real)
    let loop = EventLoop(clock: clock, watchesProcess: false) { [realTime] in realTime.now }
    clock.schedule(after: 0.05, named: "due") {}
    loop.beginIdling(hasOnlyLooked: false)
    spendRealTime()
    #expect(loop.overdueTime == nil)
  }
}
