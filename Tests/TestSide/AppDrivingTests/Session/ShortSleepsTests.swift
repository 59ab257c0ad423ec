import Testing

@testable import AppDriving

@Suite struct ShortSleepsTests {
  private func pause(
    _ kind: SleepPause.Kind, _ milliseconds: Double, computing: Double = 0.05
  ) -> SleepPause {
    SleepPause(
      kind: kind, length: .milliseconds(milliseconds), computing: .milliseconds(computing))
  }

  @Test(arguments: [(SleepPause.Kind.ofThread, 1.0), (.ofTask, 10), (.ofTask, 50), (.ofTask, 99.9)])
  func `add up`(kind: SleepPause.Kind, milliseconds: Double) {
    var short = ShortSleeps()
    var sum = Duration.zero
    for _ in 0..<100 { sum += short.add(pause(kind, milliseconds)) }
    #expect(sum >= .milliseconds(100 * milliseconds) - kind.minimum)
    #expect(sum <= .milliseconds(100 * (milliseconds + 0.06)))
  }

  @Test func `of different kinds are not added`() {
    var short = ShortSleeps()
    #expect(short.add(pause(.ofThread, 3)) == .zero)
    #expect(short.slept(with: pause(.ofTask, 99)) == .zero)
    #expect(short.slept(with: pause(.ofThread, 3)) >= .milliseconds(6))
  }

  @Test func `are added to a sleep that counts by itself`() {
    var short = ShortSleeps()
    #expect(short.add(pause(.ofThread, 3)) == .zero)
    #expect(short.add(pause(.ofThread, 1000)) >= .milliseconds(1003))
    #expect(short.add(pause(.ofThread, 3)) == .zero)
  }

  @Test func `don't count if the thread computes in between`() {
    var short = ShortSleeps()
    #expect(short.add(pause(.ofThread, 3)) == .zero)
    #expect(short.add(pause(.ofThread, 3, computing: 3.1)) == .zero)
    #expect(short.add(pause(.ofThread, 3)) >= .milliseconds(6))
  }

  @Test func `computing is ignored after a long sleep, and is part of it if it is short`() {
    var short = ShortSleeps()
    #expect(short.add(pause(.ofThread, 9, computing: 20)) == .milliseconds(9))
    #expect(short.add(pause(.ofThread, 9, computing: 1)) == .milliseconds(10))
    #expect(short.add(pause(.ofThread, 9, computing: 1.1)) == .milliseconds(9))
  }

  @Test(arguments: [SleepPause.Kind.ofThread, .ofTask])
  func `don't count if they are moments, or if the thread computes`(kind: SleepPause.Kind) {
    var short = ShortSleeps()
    for _ in 0..<1000 {
      #expect(short.add(pause(kind, 0.4)) == .zero)
      #expect(short.add(pause(kind, 3, computing: 3.1)) == .zero)
    }
  }
}
