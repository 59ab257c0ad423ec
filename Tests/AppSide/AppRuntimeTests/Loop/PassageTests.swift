import Foundation
import Testing

@testable import AppRuntime

@Suite struct PassageTests {
  private static let idle = RealActivity(isUnderWay: false)
  private static let busy = RealActivity(isUnderWay: true)

  private func step(
    _ passage: inout Passage, at now: TimeInterval = 0, isVirtual: Bool = true,
    next: TimeInterval? = nil, _ activity: RealActivity = Self.idle
  ) -> Passage.Step {
    passage.step(now: now, isVirtual: isVirtual, next: next, activity: activity)
  }

  private func passage(hasPassed: Bool = false, stopLimit: Int = .max) -> Passage {
    Passage(to: 10, realTimeHasPassed: hasPassed, stopLimit: stopLimit)
  }

  @Test func `leads at once to the next deadline, and then to the end`() {
    var passage = passage()
    #expect(step(&passage, next: 4) == .advance(to: 4, isDeadline: true))
    passage.noteAdvance(from: 0, clock: 4)
    #expect(step(&passage, at: 4, next: 11) == .advance(to: 10, isDeadline: false))
    passage.noteAdvance(from: 4, clock: 10)
    #expect(step(&passage, at: 10) == .end)
  }

  @Test func `is at the pace of real time during real activity`() {
    var passage = passage()
    #expect(step(&passage, next: 4, Self.busy) == .rest(until: 4))
    #expect(step(&passage, at: 1, Self.busy) == .rest(until: 10))
    #expect(step(&passage, at: 2, next: 4) == .advance(to: 4, isDeadline: true))
  }

  @Test func `is at the pace of real time on a real clock`() {
    var passage = passage(hasPassed: true)
    #expect(step(&passage, isVirtual: false, next: 4) == .rest(until: 4))
    #expect(step(&passage, at: 10, isVirtual: false) == .end)
  }

  @Test func `does not wait for elapsed real time, except for new activity`() {
    var passage = passage(hasPassed: true)
    #expect(step(&passage, next: 4, Self.busy) == .advance(to: 4, isDeadline: true))
    passage.noteAdvance(from: 0, clock: 4)
    #expect(step(&passage, at: 4, Self.busy) == .rest(until: 10))
  }

  @Test func `checks for real activity only if that decides the step`() {
    var passage = passage(hasPassed: true)
    let isEnd = passage.step(now: 10, isVirtual: true, next: fail(nil), activity: fail(Self.idle))
    #expect(isEnd == .end)
    _ = passage.step(now: 0, isVirtual: true, next: nil, activity: fail(Self.idle))
  }

  private func fail<Value>(_ value: Value) -> Value {
    Issue.record("This check is unnecessary.")
    return value
  }

  @Test func `leaps to the end when work keeps renewing itself for the same moment`() {
    var passage = passage(stopLimit: 100)
    let limit = Passage.standstillLimit
    for _ in 0...limit {
      #expect(step(&passage, next: 0) == .advance(to: 0, isDeadline: true))
      passage.noteAdvance(from: 0, clock: 0)
    }
    #expect(step(&passage, next: 0) == .leap(stopLimit: 99 - limit))
  }

  @Test func `is at the pace of real time for activity that begins at a moment with more work`() {
    var passage = passage()
    #expect(step(&passage, next: 0) == .advance(to: 0, isDeadline: true))
    passage.noteAdvance(from: 0, clock: 0)
    #expect(step(&passage, next: nil, Self.busy) == .rest(until: 10))
  }

  @Test func `leads to a deadline that becomes known during the look`() {
    var passage = passage()
    let cases: [(TimeInterval?, TimeInterval?, TimeInterval)] = [
      (nil, 4, 4), (4, nil, 4), (4, 2, 2), (2, 4, 2),
    ]
    for (known, later, deadline) in cases {
      var deadlines: [TimeInterval?] = [known, later]
      let step = passage.step(
        now: 0, isVirtual: true, next: deadlines.removeFirst(), activity: Self.idle)
      #expect(step == .advance(to: deadline, isDeadline: true))
    }
  }

  @Test func `gives up at the maximum number of stops`() {
    var passage = passage(stopLimit: 1)
    #expect(step(&passage, next: 4) == .advance(to: 4, isDeadline: true))
    passage.noteAdvance(from: 0, clock: 4)
    #expect(step(&passage, at: 4, next: 5) == .giveUp)
  }
}
