import AppRuntime
import Foundation
import Testing

@MainActor
@Suite struct AppClockTests {
  let clock = AppClock(mode: .virtual, startDate: Date(timeIntervalSinceReferenceDate: 1000))

  @Test func `virtual time stands still until it is advanced`() {
    #expect(clock.now == 0)
    clock.advance(to: 2.5)
    #expect(clock.now == 2.5)
    #expect(clock.date == Date(timeIntervalSinceReferenceDate: 1002.5))
    clock.advance(to: 1)
    #expect(clock.now == 2.5)
  }

  @Test func `another date leaves moments and deadlines as they are`() {
    clock.advance(to: 2.5)
    clock.schedule(after: 1, named: "work") {}
    #expect(clock.setDate(Date(timeIntervalSinceReferenceDate: -5000)))
    #expect(clock.date == Date(timeIntervalSinceReferenceDate: -5000))
    #expect(clock.now == 2.5 && clock.nextDeadline == 3.5)
    clock.advance(to: 3)
    #expect(clock.date == Date(timeIntervalSinceReferenceDate: -4999.5))
  }

  @Test func `real time passes on its own and cannot be advanced`() {
    let clock = AppClock(mode: .real)
    let first = clock.now
    clock.advance(to: 1_000_000)
    let second = clock.now
    #expect(second > first)
    #expect(second < 1_000_000)
  }

  @Test func `work runs in the order of deadline and insertion`() {
    var order: [String] = []
    for (delay, name) in [(2.0, "c"), (1, "a"), (2, "d"), (1, "b"), (0, "now")] {
      clock.schedule(after: delay, named: name) { order.append(name) }
    }
    #expect(clock.nextDeadline == 0)
    clock.advance(to: 2)
    #expect(clock.runDueWork() == 5)
    #expect(order == ["now", "a", "b", "c", "d"])
    #expect(clock.nextDeadline == nil)
  }

  @Test func `thousands of pieces of work keep their order`() {
    var generator = SplitMix(seed: 42)
    var expected: [(Double, Int)] = []
    var order: [Int] = []
    for number in 0..<2_000 {
      let delay = Double(generator.next() % 100)
      expected.append((delay, number))
      clock.schedule(after: delay, named: "\(number)") { order.append(number) }
    }
    clock.advance(to: 100)
    clock.runDueWork()
    #expect(order == expected.sorted { $0 < $1 }.map(\.1))
  }

  @Test func `work that is not due does not run`() {
    var hasRun = false
    clock.schedule(after: 1, named: "later") { hasRun = true }
    #expect(!clock.hasDueWork)
    #expect(clock.runDueWork() == 0)
    #expect(!hasRun)
  }

  @Test func `cancelled work never runs and has no deadline`() {
    var hasRun = false
    let item = clock.schedule(after: 1, named: "cancelled") { hasRun = true }
    #expect(item.isPending)
    item.cancel()
    #expect(!item.isPending)
    #expect(clock.nextDeadline == nil)
    clock.advance(to: 5)
    clock.runDueWork()
    #expect(!hasRun)
  }

  @Test(arguments: [-1, -Double.infinity, Double.nan, 0])
  func `an invalid delay counts as zero`(delay: Double) {
    var hasRun = false
    clock.schedule(after: delay, named: "now") { hasRun = true }
    clock.runDueWork()
    #expect(hasRun)
  }

  @Test func `work with an infinite delay neither runs nor affects other work`() {
    clock.schedule(after: .infinity, named: "never") {}
    clock.schedule(after: 0.1, named: "soon") {}
    #expect(clock.nextDeadline == 0.1)
    #expect(clock.pendingWork.map(\.name) == ["soon", "never"])
  }

  @Test func `work that keeps scheduling itself for now is cut short`() {
    var count = 0
    func again() {
      count += 1
      clock.schedule(after: 0, named: "again") { again() }
    }
    again()
    #expect(clock.runDueWork(limit: 50) == 50)
    #expect(count == 51)
  }
}

/// A small random number generator that repeats in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
