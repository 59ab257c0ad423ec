import Dispatch
import Foundation
import Synchronization
import Testing

@testable import AppSession

/// Sleeps are real here: what the system counts of a thread is what is measured.
@Suite struct SleepMeterTests {
  private func meter() -> SleepMeter {
    var meter = SleepMeter()
    meter.begin()
    return meter
  }

  @Test func `nothing is measured before the first answer`() {
    #expect(SleepMeter().slept == .zero)
  }

  @Test func `sleep is measured`() {
    let meter = meter()
    usleep(60_000)
    #expect(meter.slept >= .milliseconds(40))
    #expect(meter.slept < .seconds(60))
  }

  @Test func `a sleep is never shorter than it was, whoever else wants the processors`() {
    let isOver = Atomic(false)
    let others = DispatchGroup()
    for _ in 0..<4 {
      others.enter()
      Thread.detachNewThread {
        while !isOver.load(ordering: .relaxed) {}
        others.leave()
      }
    }
    for _ in 0..<10 {
      let meter = meter()
      usleep(10_000)
      #expect(meter.slept >= .milliseconds(10))
    }
    isOver.store(true, ordering: .relaxed)
    others.wait()
  }

  @Test func `computing is no sleep, and neither is a moment`() {
    let meter = meter()
    usleep(100)
    let end = ContinuousClock.now + .milliseconds(60)
    while ContinuousClock.now < end {}
    // On a machine that pauses all of us now and then it may be a little.
    #expect(meter.slept < .milliseconds(30))
  }

  @Test(arguments: [1_000, 2_000])
  func `sleeps too short to count add up until they do`(microseconds: UInt32) {
    var meter = SleepMeter()
    var slept: [Duration] = []
    for _ in 0..<40 {
      meter.begin()
      usleep(microseconds)
      slept.append(meter.take())
    }
    let sum = slept.reduce(.zero, +)
    // What has not come to enough by the end does not count.
    #expect(sum >= .microseconds(40 * Int(microseconds)) - .milliseconds(4))
    #expect(slept.contains(.zero))
    #expect(slept.allSatisfy { $0 == .zero || $0 >= .milliseconds(4) })
  }

  @Test func `a sleep counts once`() {
    var meter = meter()
    usleep(60_000)
    #expect(meter.take() >= .milliseconds(40))
    #expect(meter.take() == .zero)
    #expect(meter.slept == .zero)
    meter.begin()
    #expect(meter.take() == .zero)
  }

  @Test func `moments of computing do not add up`() {
    var meter = SleepMeter()
    var sum = Duration.zero
    for _ in 0..<100 {
      meter.begin()
      let end = ContinuousClock.now + .milliseconds(2)
      while ContinuousClock.now < end {}
      usleep(100)
      sum += meter.take()
    }
    // A machine that pauses all of us now and then may make it a little.
    #expect(sum < .milliseconds(30))
  }

  @Test func `waiting for an app is no sleep`() {
    let meter = meter()
    AskingTime.counting { _ = usleep(60_000) }
    #expect(meter.slept < .milliseconds(30))
  }

  @Test func `an answer begins it anew`() {
    var meter = meter()
    usleep(60_000)
    meter.begin()
    #expect(meter.slept < .milliseconds(30))
  }

  @Test func `a task that goes on on another thread has slept no longer than the process`() {
    let meter = meter()
    usleep(300_000)
    let slept = Mutex(Duration.zero)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      slept.withLock { $0 = meter.slept }
      done.signal()
    }
    done.wait()
    // Other tests may compute meanwhile, which makes it less, down to nothing.
    #expect(slept.withLock { $0 == .zero || $0 >= .milliseconds(100) })
  }
}
