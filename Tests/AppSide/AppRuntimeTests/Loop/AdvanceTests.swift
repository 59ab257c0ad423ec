import Foundation
import Testing

@testable import AppRuntime

@Suite struct AdvanceTests {
  /// Returns the steps of an advance with deadlines on the way, and a clock that reaches each of them.
  private func stops(
    to end: TimeInterval, limit: Int = .max, past deadlines: [TimeInterval]
  ) -> [Advance.Step] {
    var advance = Advance(to: end, stopLimit: limit)
    var steps: [Advance.Step] = []
    var (now, rest) = (0.0, deadlines)
    while true {
      let step = advance.step(next: rest.first)
      steps.append(step)
      guard case .stop(let deadline) = step else { return steps }
      rest.removeFirst()
      advance.noteStop(at: deadline, from: now, clock: deadline)
      now = deadline
    }
  }

  @Test func `goes to the end when nothing is due`() {
    #expect(stops(to: 5, past: []) == [.end])
  }

  @Test func `stops at each deadline up to the end`() {
    #expect(stops(to: 5, past: [1, 1, 5, 6]) == [.stop(at: 1), .stop(at: 1), .stop(at: 5), .end])
  }

  @Test func `gives up at the maximum number of stops`() {
    #expect(stops(to: 5, limit: 2, past: [1, 2, 3]) == [.stop(at: 1), .stop(at: 2), .giveUp])
    #expect(stops(to: 5, limit: 2, past: [1, 2]) == [.stop(at: 1), .stop(at: 2), .end])
    #expect(stops(to: 5, limit: 0, past: [6]) == [.end])
  }

  @Test func `has no more stops when the clock doesn't follow`() {
    var advance = Advance(to: 5, stopLimit: .max)
    #expect(advance.step(next: 1) == .stop(at: 1))
    advance.noteStop(at: 1, from: 0, clock: 0.5)
    #expect(advance.step(next: 2) == .end)
  }

  @Test func `has no more stops when work keeps renewing itself for the same moment`() {
    var advance = Advance(to: 5, stopLimit: .max)
    for _ in 0...Advance.repetitionLimit {
      #expect(advance.step(next: 1) == .stop(at: 1))
      advance.noteStop(at: 1, from: 1, clock: 1)
    }
    #expect(advance.step(next: 1) == .end)
  }

  @Test func `keeps stopping when time passes before the repetition limit`() {
    var advance = Advance(to: 5, stopLimit: .max)
    for moment in [1.0, 2] {
      for _ in 0..<Advance.repetitionLimit {
        _ = advance.step(next: moment)
        advance.noteStop(at: moment, from: moment, clock: moment)
      }
      _ = advance.step(next: moment + 1)
      advance.noteStop(at: moment + 1, from: moment, clock: moment + 1)
    }
    #expect(advance.step(next: 4) == .stop(at: 4))
  }
}
